import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock';
import { UnitOfWork, violates } from '../database';
import { InvalidInput } from '../errors';
import { UploadTooLarge } from './files.errors';
import { keyOfPart } from './file-keys';
import { FileStorage } from './file-storage.port';
import { StoreBytes } from './store-bytes';
import type { FileHolder } from './store-file';
import { StoredFile } from './stored-file.entity';

const MAX_PARTS = 20_000;
const MEGABYTE = 1_000_000;

export interface NewPartedFile extends FileHolder {
  /** Chosen by the sender, so that a start that is repeated begins nothing twice. */
  id?: string | null;
  name: string;
  contentType: string;
  maxBytes: number;
}

/**
 * The part is there exactly once, and the size of the file with it; the check of the table refuses what is too much. The row is held, so that a
 * file which is joined or erased meanwhile gets no part more.
 */
const addPart = `
  with open as (select id from stored_files where id = $1 and finished_at is null for no key update),
  added as (
    insert into stored_file_parts (file_id, part_index, byte_size, stored_at) select id, $2, $3, $4 from open
    on conflict do nothing returning byte_size
  ),
  counted as (update stored_files set byte_size = stored_files.byte_size + added.byte_size from added where id = $1)
  select from open`;

/** Files that come in parts of at most 250 KB each: in any order, repeated or not, over any number of connections. */
@Injectable()
export class PartedFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly bytes: StoreBytes,
    private readonly storage: FileStorage,
  ) {}

  /** Null when the id is taken: by the same start before, or by somebody else. */
  async start({ attach, id, ...given }: NewPartedFile): Promise<StoredFile | null> {
    const file = Object.assign(new StoredFile(), given, {
      id: id ?? randomUUID(),
      byteSize: 0,
      partCount: 0,
      sha256: null,
      createdAt: this.clock.now(),
      finishedAt: null,
      scan: null,
    });
    return this.unitOfWork.run(async ({ manager }) => {
      const insert = manager.createQueryBuilder().insert().into(StoredFile).values(file).orIgnore().returning('id');
      if (((await insert.execute()).raw as unknown[]).length === 0) return null;
      await attach?.(manager, file.id);
      return file;
    });
  }

  /** Keeps a part; one that is there already changes nothing. @throws UploadTooLarge, StorageFull, InvalidInput */
  async put(file: StoredFile, index: number, part: Buffer): Promise<number[]> {
    if (index < 0 || index >= MAX_PARTS) throw InvalidInput.at('index', 'max', { max: MAX_PARTS - 1 });
    const received = await this.received(file);
    if (file.finishedAt || received.includes(index)) return received;
    if (file.byteSize + part.length > file.maxBytes) throw tooLarge(file);
    const key = keyOfPart(file.id, index);
    await this.bytes.put(key, part, part.length);
    const values = [file.id, index, part.length, this.clock.now()];
    const open = await this.dataSource.query<unknown[]>(addPart, values).catch(async (error: unknown) => {
      if (!violates(error, 'stored_files_within_limit')) throw error;
      await this.storage.remove(key);
      throw tooLarge(file);
    });
    if (open.length > 0) return [...received, index].sort((a, b) => a - b);
    await this.storage.remove(key);
    return received;
  }

  /** The parts that need not be sent again, ascending. */
  async received({ id, finishedAt, partCount }: StoredFile): Promise<number[]> {
    if (finishedAt) return Array.from({ length: partCount }, (_, index) => index);
    const sql = 'select part_index as index from stored_file_parts where file_id = $1 order by part_index';
    const rows = await this.dataSource.query<{ index: number }[]>(sql, [id]);
    return rows.map(({ index }) => index);
  }
}

function tooLarge({ maxBytes }: StoredFile): UploadTooLarge {
  return new UploadTooLarge({ megabytes: Math.ceil(maxBytes / MEGABYTE) });
}
