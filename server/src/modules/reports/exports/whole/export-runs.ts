import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Role } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import { AppConfig } from '../../../../platform/config';
import { UnitOfWork } from '../../../../platform/database';
import type { Tx } from '../../../../platform/database';
import { REMOVE_FILES } from '../../../../platform/files';
import type { ExportFailure, ExportPart } from './assessment-export.entity';

export const EXPORT_ASSESSMENT = 'export-assessment';

const DAY_MS = 86_400_000;
/** Without a sign of life for so long, whoever ran it is gone. */
export const EXPORT_SILENT_MS = 120_000;
/** The jobs share few places with mails and exams. */
const MOST_AT_ONCE = 2;

export interface ExportRun {
  id: string;
  runId: string;
  runCount: number;
  assessmentId: string;
  assessmentTitle: string;
  createdBy: string;
  /** Null when the maker cannot sign in any more. */
  role: Role | null;
  parts: ExportPart[];
  language: 'en' | 'ar';
  requestedAt: Date;
  /** What an earlier run began. */
  oldFileId: string | null;
}

/** Begins from nothing, whatever an earlier run had; what runs and lives elsewhere is left to it. */
const claim = `
  with before as (select id, file_id from assessment_exports where id = $1 for update)
  update assessment_exports e
  set state = 'running', run_id = $2, run_count = run_count + 1, touched_at = $3, progress = 0, total = 0, file_id = null
  from before, assessments s, users u
  where e.id = before.id and s.id = e.assessment_id and u.id = e.created_by and e.finished_at is null
    and (e.state = 'waiting' or e.touched_at < $4)
    and (select count(*) from assessment_exports o where o.state = 'running' and o.touched_at >= $4 and o.id <> $1) < $5
  returning e.id, e.run_id as "runId", e.run_count as "runCount", e.assessment_id as "assessmentId",
    s.title as "assessmentTitle", e.created_by as "createdBy", case when u.is_verified then u.role end as role, e.parts,
    e.language, e.requested_at as "requestedAt", before.file_id as "oldFileId"`;

/** The state of exports as the jobs move it. Every change names its run, so that one that was stopped writes nothing. */
@Injectable()
export class ExportRuns {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  enqueue(tx: Pick<Tx, 'addJob'>, exportId: string, runAt?: Date): Promise<void> {
    return tx.addJob(
      EXPORT_ASSESSMENT,
      { exportId },
      { key: `export-assessment:${exportId}`, ...(runAt && { runAt }) },
    );
  }

  /** Null when there is nothing to do, or nothing yet. */
  claim(exportId: string): Promise<ExportRun | null> {
    const now = this.clock.now();
    const silent = new Date(now.getTime() - EXPORT_SILENT_MS);
    return this.unitOfWork.run(async (tx) => {
      const values = [exportId, randomUUID(), now, silent, MOST_AT_ONCE];
      const [[run]] = await tx.manager.query<[ExportRun[], number]>(claim, values);
      if (run?.oldFileId) await tx.addJob(REMOVE_FILES, { fileIds: [run.oldFileId] });
      return run ?? null;
    });
  }

  async isWaiting(exportId: string): Promise<boolean> {
    const text = `select from assessment_exports where id = $1 and state = 'waiting'`;
    return (await this.dataSource.query<unknown[]>(text, [exportId])).length > 0;
  }

  /** False when the run is not the one that counts any more. */
  async move({ id, runId }: ExportRun, progress: number, total: number): Promise<boolean> {
    const text = `update assessment_exports set progress = $3, total = $4, touched_at = $5
      where id = $1 and run_id = $2 and state = 'running'`;
    const values = [id, runId, progress, total, this.clock.now()];
    const [, count] = await this.dataSource.query<[unknown[], number]>(text, values);
    return count > 0;
  }

  /** Back to the beginning, for the next try. */
  async giveBack({ id, runId }: ExportRun, countsAsTry: boolean): Promise<void> {
    const text = `update assessment_exports
      set state = 'waiting', touched_at = $3, file_id = null, run_count = run_count - $4
      where id = $1 and run_id = $2 and state = 'running'`;
    await this.dataSource.query(text, [id, runId, this.clock.now(), countsAsTry ? 0 : 1]);
  }

  /** False when the run is not the one that counts any more. */
  async finish(tx: Tx, { id, runId }: ExportRun, failure: ExportFailure | null): Promise<boolean> {
    const text = `update assessment_exports set state = case when $3::text is null then 'ready' else 'failed' end,
        failure = $3, finished_at = $4, touched_at = $4, expires_at = $5,
        file_id = case when $3::text is null then file_id end,
        progress = case when $3::text is null then total else progress end
      where id = $1 and run_id = $2 and state = 'running'`;
    const [, count] = await tx.manager.query<[unknown[], number]>(text, [id, runId, failure, ...this.ending()]);
    return count > 0;
  }

  /** False when it had ended before. A run that still writes removes its file itself as soon as it notices. */
  async cancel(tx: Tx, id: string): Promise<boolean> {
    const text = `update assessment_exports
      set state = 'cancelled', finished_at = $2, touched_at = $2, expires_at = $3, file_id = null
      where id = $1 and finished_at is null`;
    const [, count] = await tx.manager.query<[unknown[], number]>(text, [id, ...this.ending()]);
    return count > 0;
  }

  private ending(): [Date, Date] {
    const now = this.clock.now();
    return [now, new Date(now.getTime() + this.config.exportDays * DAY_MS)];
  }
}
