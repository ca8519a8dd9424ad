import { randomUUID } from 'node:crypto';
import { serialize } from 'node:v8';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Role } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import type { Tx } from '../../../../platform/database';
import type { QuestionImportNode } from '../interchange.type';
import type { ImportStage, ImportWish } from './question-import.entity';

export const IMPORT_QUESTIONS = 'import-questions';

const DAY_MS = 86_400_000;
/** Without a sign of life for so long, whoever ran it is gone. */
export const IMPORT_SILENT_MS = 30_000;
/** The jobs share few places with mails and exams. */
const MOST_AT_ONCE = 2;

export interface ImportRun {
  id: string;
  runId: string;
  runCount: number;
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

/** The state of imports as the jobs move it. Every change names its run, so that one that was stopped writes nothing. */
@Injectable()
export class ImportRuns {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  enqueue(tx: Pick<Tx, 'addJob'>, importId: string, runAt?: Date): Promise<void> {
    return tx.addJob(IMPORT_QUESTIONS, { importId }, { key: `import-questions:${importId}`, ...(runAt && { runAt }) });
  }

  /** Null when there is nothing to do, or nothing yet. */
  async claim(importId: string): Promise<ImportRun | null> {
    const now = this.clock.now();
    const values = [importId, randomUUID(), now, new Date(now.getTime() - IMPORT_SILENT_MS), MOST_AT_ONCE];
    const [[run]] = await this.dataSource.query<[ImportRun[], number]>(claim, values);
    return run ?? null;
  }

  async isWaiting(importId: string): Promise<boolean> {
    const text = `select from question_imports where id = $1 and state = 'waiting'`;
    return (await this.dataSource.query<unknown[]>(text, [importId])).length > 0;
  }

  /** False when the run is not the one that counts any more. */
  async move({ id, runId }: ImportRun, stage: ImportStage, done: number, total: number): Promise<boolean> {
    const text = `update question_imports set stage = $3, progress = $4, total = $5, touched_at = $6
      where id = $1 and run_id = $2 and state = 'running'`;
    const values = [id, runId, stage, done, total, this.clock.now()];
    const [, count] = await this.dataSource.query<[unknown[], number]>(text, values);
    return count > 0;
  }

  /** Back to the beginning, for the next try. */
  async giveBack({ id, runId }: ImportRun, countsAsTry: boolean): Promise<void> {
    const text = `update question_imports set state = 'waiting', touched_at = $3, run_count = run_count - $4
      where id = $1 and run_id = $2 and state = 'running'`;
    await this.dataSource.query(text, [id, runId, this.clock.now(), countsAsTry ? 0 : 1]);
  }

  /** In the transaction that stores the questions, so that both are so or neither. False when the run does not count any more. */
  async finish(tx: Tx, { id, runId }: ImportRun, result: QuestionImportNode): Promise<boolean> {
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
