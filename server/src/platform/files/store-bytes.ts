import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Log } from '../observability';
import { FileBudget } from './file-budget';
import { FileStorage } from './file-storage.port';
import { StorageFull } from './files.errors';

/** What a disk says, or an object store, when there is no room left. */
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']);

/** The one way into the storage: within the budget, and a full disk becomes an answer that people understand. */
@Injectable()
export class StoreBytes {
  constructor(
    private readonly storage: FileStorage,
    private readonly budget: FileBudget,
    private readonly log: Log,
  ) {}

  /** All of it or nothing. @throws StorageFull */
  async put(key: string, content: Buffer | Readable, byteSize: number): Promise<void> {
    await this.budget.admit(byteSize);
    const stream = Buffer.isBuffer(content) ? Readable.from([content], { objectMode: false }) : content;
    try {
      await this.storage.put(key, stream, byteSize);
    } catch (error) {
      if (!isNoRoom(error)) throw error;
      this.log.error({ err: error }, 'the file storage is full');
      throw new StorageFull();
    }
  }
}

/** The libraries on the way wrap what the disk said. */
function isNoRoom(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, cause } = error as { code?: string; name?: string; cause?: unknown };
  return noRoom.has(code ?? '') || noRoom.has(name ?? '') || isNoRoom(cause);
}
