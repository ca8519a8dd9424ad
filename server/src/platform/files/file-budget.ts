import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock';
import { AppConfig } from '../config';
import { StorageFull } from './files.errors';

const MEGABYTE = 1_000_000;
const KEPT_MS = 10_000;

/** Keeps uploads from filling the disk: all files together stay below the configured size. */
@Injectable()
export class FileBudget {
  private used = 0;
  private countedAt = -Infinity;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Counts anew every few seconds; between, what this process admits is added. @throws StorageFull */
  async admit(byteSize: number): Promise<void> {
    const now = this.clock.now().getTime();
    if (Math.abs(now - this.countedAt) >= KEPT_MS) {
      this.used = await this.count();
      this.countedAt = now;
    }
    if (this.used + byteSize > this.config.storageMegabytes * MEGABYTE) throw new StorageFull();
    this.used += byteSize;
  }

  private async count(): Promise<number> {
    const sql = 'select coalesce(sum(byte_size), 0)::float8 as used from stored_files';
    const [row] = await this.dataSource.query<{ used: number }[]>(sql);
    return row?.used ?? 0;
  }
}
