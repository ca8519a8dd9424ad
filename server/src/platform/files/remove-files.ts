import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock';
import { UnitOfWork } from '../database';
import { ProviderCatalogue } from '../discovery';
import { JobHandler } from '../jobs';
import { keyOfFile, keyOfPart } from './file-keys';
import { FileNotFound } from './files.errors';
import { FileStorage } from './file-storage.port';
import { FileUse } from './file-use.port';

export const REMOVE_FILES = 'remove-files';

const KEPT_HOURS = 24;
const MOST_AT_ONCE = 1_000;

/** Removes files that nothing holds: some at once, when what held them is deleted, and the rest by a sweep. */
@Injectable()
export class RemoveFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly catalogue: ProviderCatalogue,
    private readonly storage: FileStorage,
  ) {}

  @JobHandler(REMOVE_FILES)
  async execute({ fileIds }: { fileIds: readonly string[] }): Promise<void> {
    for (const id of fileIds) await this.removeUnheld(id);
  }

  /** What was uploaded and never used, or is used no longer. */
  @JobHandler('sweep-files', { cron: '29 * * * *' })
  async sweep(): Promise<void> {
    const sql = `select id from stored_files f
      where created_at < $1::timestamptz - make_interval(hours => $2) and not ${this.isHeld} limit $3`;
    const old = await this.dataSource.query<{ id: string }[]>(sql, [this.clock.now(), KEPT_HOURS, MOST_AT_ONCE]);
    await this.execute({ fileIds: old.map(({ id }) => id) });
  }

  /** The bytes go first: if this ends in between, the row is still there and the next sweep goes on. */
  async forget(id: string): Promise<void> {
    await this.removeBytes(id);
    await this.dataSource.query('delete from stored_files where id = $1', [id]);
  }

  /** The row was erased while the bytes were on their way; nobody else knows of them. @throws FileNotFound */
  async arrivedTooLate(id: string): Promise<never> {
    await this.removeBytes(id);
    throw new FileNotFound();
  }

  private async removeUnheld(id: string): Promise<void> {
    await this.unitOfWork.run(async ({ manager }) => {
      const sql = `select from stored_files f where id = $1 and not ${this.isHeld} for update`;
      if ((await manager.query<unknown[]>(sql, [id])).length === 0) return;
      await this.removeBytes(id);
      await manager.query('delete from stored_files where id = $1', [id]);
    });
  }

  private async removeBytes(id: string): Promise<void> {
    const sql = 'select part_index as index from stored_file_parts where file_id = $1';
    const parts = await this.dataSource.query<{ index: number }[]>(sql, [id]);
    for (const { index } of parts) await this.storage.remove(keyOfPart(id, index));
    await this.storage.remove(keyOfFile(id));
  }

  private get isHeld(): string {
    const conditions = this.catalogue.instancesOf(FileUse).map(({ holds }) => `(${holds})`);
    return `(${['false', ...conditions].join(' or ')})`;
  }
}
