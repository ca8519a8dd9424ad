import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import { UnitOfWork } from '../../../../platform/database';
import { DomainError, InvalidInput } from '../../../../platform/errors';
import { FileNotFound } from '../../../../platform/files';
import { JobHandler, Jobs } from '../../../../platform/jobs';
import { Log } from '../../../../platform/observability';
import { FileTookTooLong } from '../../../../platform/threads';
import { ImportQuestions } from '../import-questions';
import type { Settle } from '../import-watch';
import type { QuestionImportNode } from '../interchange.type';
import { ImportProgress, ImportStopped } from './import-progress';
import { IMPORT_QUESTIONS, ImportRuns } from './import-runs';
import type { ImportFailure, ImportRun } from './import-runs';
import { LiveImports } from './live-imports';

const MOST_RUNS = 4;
const BUSY_WAIT_MS = 2_000;

/** Reads a bank or takes it over. Called again, by the queue or after a crash, it begins anew; what is stored is stored once. */
@Injectable()
export class RunImport {
  constructor(
    private readonly runs: ImportRuns,
    private readonly importing: ImportQuestions,
    private readonly live: LiveImports,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @JobHandler(IMPORT_QUESTIONS)
  async execute({ importId }: { importId: string }, signal?: AbortSignal): Promise<void> {
    const run = await this.runs.claim(importId);
    if (!run) return this.later(importId);
    try {
      await this.work(run, signal);
    } catch (error) {
      await this.settle(run, error);
    } finally {
      await this.live.announce(importId);
    }
  }

  /** What waits for others to end is taken up again soon. */
  private async later(importId: string): Promise<void> {
    if (!(await this.runs.isWaiting(importId))) return;
    const runAt = new Date(this.clock.now().getTime() + BUSY_WAIT_MS);
    await this.runs.enqueue({ addJob: (...job) => this.jobs.add(...job) }, importId, runAt);
  }

  private async work(run: ImportRun, signal: AbortSignal | undefined): Promise<void> {
    const { fileId, isPreview, wish, createdBy: userId, role, name } = run;
    if (!role || fileId === null) throw new FileNotFound();
    if (run.runCount > MOST_RUNS) throw new Error('It was begun too often.');
    const viewer: Viewer = { userId, role, name, sessionId: run.id };
    const progress = new ImportProgress(run, this.runs, this.live, this.clock, signal);
    const settle: Settle = async (tx, result) => {
      if (!(await this.runs.finish(tx, run, result))) throw new ImportStopped(false);
    };
    try {
      const input = { ...wish, uploadId: fileId };
      if (isPreview) await this.keep(settle, await this.importing.preview(viewer, input, progress));
      else await this.importing.execute(viewer, input, progress, settle);
    } finally {
      progress.close();
    }
  }

  private keep(settle: Settle, result: QuestionImportNode): Promise<void> {
    return this.unitOfWork.run((tx) => settle(tx, result));
  }

  /** Thrown again is what the queue tries anew: what has no cause that people can mend. */
  private async settle(run: ImportRun, error: unknown): Promise<void> {
    if (error instanceof ImportStopped) return this.stop(run, error);
    const failure = failureOf(error);
    if (failure) return this.runs.fail(run, failure);
    if (run.runCount < MOST_RUNS) {
      await this.runs.giveBack(run, true);
      throw error;
    }
    this.log.warn({ err: error, importId: run.id }, 'an import of questions failed');
    await this.runs.fail(run, { code: 'INTERNAL', params: {} });
  }

  /** Cut short by the end of the process it waits for the next one; otherwise somebody else has the say. */
  private async stop(run: ImportRun, stopped: ImportStopped): Promise<void> {
    if (!stopped.isShutdown) return;
    await this.runs.giveBack(run, false);
    throw stopped;
  }
}

/** Null for what is a fault of ours, or passes by itself. */
function failureOf(error: unknown): ImportFailure | null {
  if (!(error instanceof DomainError)) return null;
  if (error.kind === 'unavailable' && !(error instanceof FileTookTooLong)) return null;
  if (error instanceof InvalidInput) {
    const [{ path, rule } = { path: '', rule: 'invalid' }] = error.params.fields;
    return { code: error.code, params: { path, rule } };
  }
  const params = Object.entries(error.params as object).map(([name, value]) => [name, String(value)]);
  return { code: error.code, params: Object.fromEntries(params) as Record<string, string> };
}
