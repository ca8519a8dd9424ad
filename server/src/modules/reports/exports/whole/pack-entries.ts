import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ArchiveEntry {
  /** Path inside the archive, with slashes. */
  name: string;
  content: Buffer | Readable;
  /** False for what is compressed already, such as videos. */
  isPacked: boolean;
}

/** A zip archive of these entries as it grows. The next entry is asked for when the one before has been written. */
export async function* packEntries(entries: AsyncIterable<ArchiveEntry>, mtime: Date): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const stopped = new AbortController();
  zip.on('error', (error: Error) => output.destroy(error));
  const feeding = feed(zip, entries, mtime, stopped.signal).catch((error: unknown) => output.destroy(error as Error));
  try {
    for await (const chunk of output) yield chunk as Buffer;
  } finally {
    stopped.abort();
    output.destroy();
    await feeding;
  }
}

async function feed(zip: ZipFile, entries: AsyncIterable<ArchiveEntry>, mtime: Date, signal: AbortSignal) {
  for await (const { name, content, isPacked } of entries) {
    const stream = Buffer.isBuffer(content) ? Readable.from([content], { objectMode: false }) : content;
    try {
      signal.throwIfAborted();
      zip.addReadStream(stream, name, { mtime, compress: isPacked });
      await finished(stream, { signal });
    } finally {
      stream.destroy();
    }
  }
  zip.end();
}
