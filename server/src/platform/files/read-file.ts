import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { keyOfFile } from './file-keys';
import { FileStorage } from './file-storage.port';
import { FileScans } from './scans/file-scans';

/** The bytes of a stored file, for what is made of them here; the caller knows who may read it. */
@Injectable()
export class ReadFile {
  constructor(
    private readonly storage: FileStorage,
    private readonly scans: FileScans,
  ) {}

  /** The same as it is read. Rejects when there is no such file. @throws FileWaiting, FileInfected */
  async stream(fileId: string): Promise<Readable> {
    await this.scans.assertOpen(fileId);
    return this.storage.read(keyOfFile(fileId));
  }

  /** Rejects when there is no such file. @throws FileWaiting, FileInfected */
  async execute(fileId: string): Promise<Buffer> {
    return buffer(await this.stream(fileId));
  }
}
