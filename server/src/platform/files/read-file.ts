import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { keyOfFile } from './file-keys';
import { FileStorage } from './file-storage.port';

/** The bytes of a stored file, for what is made of them here; the caller knows who may read it. */
@Injectable()
export class ReadFile {
  constructor(private readonly storage: FileStorage) {}

  /** The same as it is read. Rejects when there is no such file. */
  stream(fileId: string): Promise<Readable> {
    return this.storage.read(keyOfFile(fileId));
  }

  /** Rejects when there is no such file. */
  async execute(fileId: string): Promise<Buffer> {
    return buffer(await this.storage.read(keyOfFile(fileId)));
  }
}
