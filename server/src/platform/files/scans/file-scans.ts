import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock';
import { AppConfig } from '../../config';
import type { Tx } from '../../database';
import { JobHandler } from '../../jobs';
import { Log } from '../../observability';
import { keyOfFile } from '../file-keys';
import { FileInfected, FileWaiting } from '../files.errors';
import { FileStorage } from '../file-storage.port';
import { FileScan } from '../stored-file.entity';
import { scanWith } from './clamd';

const SCAN_FILE = 'scan-file';
const FORGOTTEN_MINUTES = 10;
const MOST_AT_ONCE = 200;

/** Lets nobody open a file before the scanner has looked at it; without a scanner everything opens at once. */
@Injectable()
export class FileScans {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly storage: FileStorage,
    private readonly log: Log,
  ) {}

  /** In the transaction in which a file that came from outside is finished. @returns what its row says of it from then on */
  async announce(tx: Tx, fileId: string): Promise<FileScan | null> {
    if (!this.config.scanner) return null;
    await tx.addJob(SCAN_FILE, { fileId });
    return FileScan.WAITING;
  }

  /** @throws FileWaiting, FileInfected */
  async assertOpen(fileId: string): Promise<void> {
    const sql = 'select scan from stored_files where id = $1';
    const [file] = await this.dataSource.query<{ scan: FileScan | null }[]>(sql, [fileId]);
    if (file?.scan === FileScan.WAITING) throw new FileWaiting();
    if (file?.scan === FileScan.INFECTED) throw new FileInfected();
  }

  /** The bytes of what was found stay where nobody gets at them: a scanner may be wrong, and an answer is somebody's work. */
  @JobHandler(SCAN_FILE)
  async scan({ fileId }: { fileId: string }): Promise<void> {
    const { scanner } = this.config;
    if (!scanner || !(await this.isWaiting(fileId))) return;
    const found = await scanWith(scanner, await this.storage.read(keyOfFile(fileId)));
    if (found !== null)
      this.log.warn({ fileId, found }, 'the scanner found something in a file, which nobody can open');
    const verdict = found === null ? FileScan.CLEAN : FileScan.INFECTED;
    const values = [fileId, verdict, FileScan.WAITING];
    await this.dataSource.query('update stored_files set scan = $2 where id = $1 and scan = $3', values);
  }

  /** Those whose job gave up while the scanner was away; all that wait, where there is no scanner any more. */
  @JobHandler('scan-forgotten-files', { cron: '*/10 * * * *' })
  async scanForgotten(): Promise<void> {
    if (!this.config.scanner) return this.letGo();
    const sql = `select id from stored_files where scan = $1
      and finished_at < $2::timestamptz - make_interval(mins => $3) order by finished_at limit $4`;
    const values = [FileScan.WAITING, this.clock.now(), FORGOTTEN_MINUTES, MOST_AT_ONCE];
    for (const { id } of await this.dataSource.query<{ id: string }[]>(sql, values)) await this.scan({ fileId: id });
  }

  /** Without a scanner everything opens, also what had come while there was one. What it found something in stays closed. */
  private async letGo(): Promise<void> {
    const sql = `update stored_files set scan = null where id = any(array(
      select id from stored_files where scan = $1 order by id for no key update)) returning id`;
    const [files] = await this.dataSource.query<[{ id: string }[], number]>(sql, [FileScan.WAITING]);
    if (files.length > 0)
      this.log.warn({ files: files.length }, 'no scanner is set: files that waited for one are open');
  }

  private async isWaiting(fileId: string): Promise<boolean> {
    const sql = 'select from stored_files where id = $1 and scan = $2';
    return (await this.dataSource.query<unknown[]>(sql, [fileId, FileScan.WAITING])).length > 0;
  }
}
