import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Role } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import { AppConfig } from '../../../../platform/config';
import { UnitOfWork } from '../../../../platform/database';
import type { Tx } from '../../../../platform/database';
import { REMOVE_FILES } from '../../../../platform/files';
import { Jobs } from '../../../../platform/jobs';
import { Runs } from '../../../../platform/runs';
import type { ClaimedRun } from '../../../../platform/runs';
import type { ExportFailure, ExportPart } from './assessment-export.entity';

export const EXPORT_ASSESSMENT = 'export-assessment';

const DAY_MS = 86_400_000;
/** The jobs share few places with mails and exams. */
const MOST_AT_ONCE = 2;
/** Waiting and running; of other assessments, one of each. */
const MOST_OF_PERSON = 3;

export interface ExportRun extends ClaimedRun {
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

/** Exports of assessments as their jobs move them. */
@Injectable()
export class ExportRuns extends Runs<ExportRun> {
  constructor(
    dataSource: DataSource,
    clock: Clock,
    jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly config: AppConfig,
  ) {
    const kind = {
      table: 'assessment_exports',
      job: EXPORT_ASSESSMENT,
      payload: (exportId: string) => ({ exportId }),
      silentMs: 120_000,
      busyWaitMs: 5_000,
      cleared: ['file_id'],
    };
    super(kind, dataSource, clock, jobs);
  }

  /** Whoever starts several at once queues up here, each until the one before has been counted. */
  async hasRoom({ manager }: Tx, userId: string): Promise<boolean> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`exports ${userId}`]);
    const text = 'select count(*)::int as count from assessment_exports where created_by = $1 and finished_at is null';
    const [open] = await manager.query<{ count: number }[]>(text, [userId]);
    return (open?.count ?? 0) < MOST_OF_PERSON;
  }

  claim(exportId: string): Promise<ExportRun | null> {
    return this.unitOfWork.run(async (tx) => {
      const values = [exportId, randomUUID(), this.clock.now(), this.silentSince(), MOST_AT_ONCE];
      const [[run]] = await tx.manager.query<[ExportRun[], number]>(claim, values);
      if (run?.oldFileId) await tx.addJob(REMOVE_FILES, { fileIds: [run.oldFileId] });
      return run ?? null;
    });
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
