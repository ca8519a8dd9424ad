import type { Readable } from 'node:stream';

/** Of a file of `size` bytes, from `start` to `end`, both included as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the bytes lie. Keys are made here, of hexadecimal digits and dashes; nothing that somebody typed becomes one. */
export abstract class FileStorage {
  /** All of it or nothing: until the promise resolves, nobody reads any of it under this key. */
  abstract put(key: string, content: Readable, byteSize: number): Promise<void>;

  /** Rejects when there is no such file. */
  abstract read(key: string, range?: ByteRange): Promise<Readable>;

  /** Removing what is not there is fine. */
  abstract remove(key: string): Promise<void>;
}
