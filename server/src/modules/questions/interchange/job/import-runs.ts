import { randomUUID } from 'node:crypto';
import { serialize } from 'node:v8';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Role } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import type { Tx } from '../../../../platform/database';
import { Jobs } from '../../../../platform/jobs';
import { Runs } from '../../../../platform/runs';
import type { ClaimedRun } from '../../../../platform/runs';
import type { ImportWish } from './question-import.entity';
import type { UnderstoodQuestions } from '../understood-questions';

export const IMPORT_QUESTIONS = 'import-questions';

const DAY_MS = 86_400_000;
/** The jobs share few places with mails and exams. */
const MOST_AT_ONCE = 2;

export interface ImportRun extends ClaimedRun {
  createdBy: string;
  /** Null when whoever asked cannot sign in any more. */
  role: Role | null;
  name: string;
  fileId: string | null;
  isPreview: boolean;
  wish: ImportWish;
}

export interface ImportFailure {
  code: string;
  params: Record<string, string>;
}

/** Begins from nothing, whatever an earlier run had; what runs and lives elsewhere is left to it. */
const claim = `
  update question_imports i
  set state = 'running', stage = 'reading', run_id = $2, run_count = run_count + 1, touched_at = $3, progress = 0, total = 0
  from users u
  where i.id = $1 and u.id = i.created_by and i.finished_at is null and (i.state = 'waiting' or i.touched_at < $4)
    and (select count(*) from question_imports o where o.state = 'running' and o.touched_at >= $4 and o.id <> $1) < $5
  returning i.id, i.run_id as "runId", i.run_count as "runCount", i.created_by as "createdBy", u.name,
    case when u.is_verified then u.role end as role, i.file_id as "fileId", i.is_preview as "isPreview", i.wish`;

/** Imports of questions as their jobs move them. */
@Injectable()
export class ImportRuns extends Runs<ImportRun> {
  constructor(dataSource: DataSource, clock: Clock, jobs: Jobs) {
    const kind = {
      table: 'question_imports',
      job: IMPORT_QUESTIONS,
      payload: (importId: string) => ({ importId }),
      silentMs: 30_000,
      busyWaitMs: 2_000,
    };
    super(kind, dataSource, clock, jobs);
  }

  async claim(importId: string): Promise<ImportRun | null> {
    const values = [importId, randomUUID(), this.clock.now(), this.silentSince(), MOST_AT_ONCE];
    const [[run]] = await this.dataSource.query<[ImportRun[], number]>(claim, values);
    return run ?? null;
  }

  /** In the transaction that stores the questions, so that both are so or neither. False when the run does not count any more. */
  async finish(tx: Tx, { id, runId }: ImportRun, result: UnderstoodQuestions): Promise<boolean> {
    const text = `update question_imports set state = 'done', result = $3, stored_count = $4,
        progress = case when is_preview then total else $4 end, total = case when is_preview then total else $4 end,
        finished_at = $5, touched_at = $5, expires_at = $6
      where id = $1 and run_id = $2 and state = 'running'`;
    const values = [id, runId, serialize(result), result.questionIds.length, ...this.ending()];
    const [, count] = await tx.manager.query<[unknown[], number]>(text, values);
    return count > 0;
  }

  /** Changes nothing when the run is not the one that counts any more. */
  async fail({ id, runId }: ImportRun, { code, params }: ImportFailure): Promise<void> {
    const text = `update question_imports set state = 'failed', failure = $3, failure_params = $4, finished_at = $5,
        touched_at = $5, expires_at = $6
      where id = $1 and run_id = $2 and state = 'running'`;
    await this.dataSource.query(text, [id, runId, code, JSON.stringify(params), ...this.ending()]);
  }

  /** Changes nothing when it had ended before; a run that still works stores nothing then. */
  async cancel(id: string, createdBy: string): Promise<void> {
    const text = `update question_imports set state = 'cancelled', finished_at = $3, touched_at = $3, expires_at = $4
      where id = $1 and created_by = $2 and finished_at is null`;
    await this.dataSource.query(text, [id, createdBy, ...this.ending()]);
  }

  private ending(): [Date, Date] {
    const now = this.clock.now();
    return [now, new Date(now.getTime() + DAY_MS)];
  }
}
