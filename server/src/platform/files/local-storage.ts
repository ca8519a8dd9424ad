import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { FileStorage } from './file-storage.port';
import type { ByteRange } from './file-storage.port';

/** A folder of this machine. */
export class LocalStorage extends FileStorage {
  private readonly disk: Disk;

  constructor(
    private readonly folder: string,
    private readonly startDraft = (path: string) => createWriteStream(path, { mode: 0o600 }),
  ) {
    super();
    this.disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  }

  /**
   * Written beside its place, made durable, then moved there in one step: a full disk or a crash leaves no half file. Not by the
   * disk's own stream, which says of a full disk only that it was aborted.
   */
  async put(key: string, content: Readable): Promise<void> {
    const draft = `drafts/${randomBytes(16).toString('hex')}`;
    try {
      await mkdir(this.pathOf('drafts'), { recursive: true });
      await pipeline(content, this.startDraft(this.pathOf(draft)));
      await flush(this.pathOf(draft));
      await mkdir(dirname(this.pathOf(key)), { recursive: true });
      await rename(this.pathOf(draft), this.pathOf(key));
    } catch (error) {
      await this.disk.delete(draft);
      throw error;
    }
  }

  read(key: string, range?: ByteRange): Promise<Readable> {
    const stream = createReadStream(this.pathOf(key), range);
    return new Promise((resolve, reject) => stream.once('open', () => resolve(stream)).once('error', reject));
  }

  remove(key: string): Promise<void> {
    return this.disk.delete(key);
  }

  private pathOf(key: string): string {
    return join(this.folder, key);
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
