import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock';
import { UnitOfWork } from '../database';
import { keyOfFile } from './file-keys';
import { CleanPictures } from './pictures/clean-pictures';
import type { CheckedFile } from './read-upload';
import { RemoveFiles } from './remove-files';
import { FileScans } from './scans/file-scans';
import { StoreBytes } from './store-bytes';
import { StoredFile } from './stored-file.entity';
import type { FilePurpose } from './stored-file.entity';

export interface FileHolder {
  /** Chosen by the caller, and free; made here when left out. */
  id?: string | null;
  ownerId: string;
  purpose: FilePurpose;
  /** Writes down, in the transaction that announces the file, what it belongs to. */
  attach?: (manager: EntityManager, fileId: string) => Promise<unknown>;
}

/** Stores a file that came in one piece. The row is there first, so that no bytes lie around that nobody knows of. */
@Injectable()
export class StoreFile {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly bytes: StoreBytes,
    private readonly removal: RemoveFiles,
    private readonly pictures: CleanPictures,
    private readonly scans: FileScans,
  ) {}

  /** @throws StorageFull, PictureTooLarge, FileTypeNotAllowed, TooBusy, FileNotFound when it is erased meanwhile */
  async execute(given: CheckedFile, { id, attach, ...holder }: FileHolder): Promise<StoredFile> {
    const { name, type } = given;
    const bytes = await this.pictures.execute(type, given.bytes);
    const file = this.begun({ name, type, bytes }, holder, id);
    await this.unitOfWork.run(async ({ manager }) => {
      await manager.insert(StoredFile, file);
      await attach?.(manager, file.id);
    });
    await this.write(file, bytes);
    return this.unitOfWork.run(async (tx) => {
      const done = { ...this.doneWith(bytes), scan: await this.scans.announce(tx, file.id) };
      const { affected } = await tx.manager.update(StoredFile, file.id, done);
      if (affected === 0) await this.removal.arrivedTooLate(file.id);
      return Object.assign(file, done);
    });
  }

  /** As it is, in a transaction of the caller's: for what comes with the program. @throws StorageFull */
  async plant(manager: EntityManager, file: CheckedFile, holder: Omit<FileHolder, 'id' | 'attach'>): Promise<string> {
    const row = Object.assign(this.begun(file, holder), this.doneWith(file.bytes));
    await this.write(row, file.bytes);
    await manager.insert(StoredFile, row);
    return row.id;
  }

  private begun(
    { name, type, bytes }: CheckedFile,
    holder: Pick<FileHolder, 'ownerId' | 'purpose'>,
    id: string | null = null,
  ): StoredFile {
    return Object.assign(new StoredFile(), holder, {
      id: id ?? randomUUID(),
      name,
      contentType: type.contentType,
      partCount: 0,
      createdAt: this.clock.now(),
      byteSize: 0,
      maxBytes: bytes.length,
      sha256: null,
      finishedAt: null,
      scan: null,
    });
  }

  private doneWith(bytes: Buffer) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { byteSize: bytes.length, sha256, finishedAt: this.clock.now() };
  }

  private async write({ id }: StoredFile, bytes: Buffer): Promise<void> {
    try {
      await this.bytes.put(keyOfFile(id), bytes, bytes.length);
    } catch (error) {
      await this.removal.forget(id);
      throw error;
    }
  }
}
