import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import { UnitOfWork } from '../../../../platform/database';
import { DomainError, InvalidInput } from '../../../../platform/errors';
import { FileNotFound } from '../../../../platform/files';
import { JobHandler } from '../../../../platform/jobs';
import { Log } from '../../../../platform/observability';
import { RunProgress, RunStopped, workOn } from '../../../../platform/runs';
import type { RunWork } from '../../../../platform/runs';
import { FileTookTooLong } from '../../../../platform/threads';
import { ImportQuestions } from '../import-questions';
import type { ImportWatch, Settle } from '../import-watch';
import { IMPORT_QUESTIONS, ImportRuns } from './import-runs';
import type { ImportFailure, ImportRun } from './import-runs';
import { LiveImports } from './live-imports';
import type { UnderstoodQuestions } from '../understood-questions';

const HOW_OFTEN = { shortestMs: 500, beatMs: 5_000 };

/** Reads a bank or takes it over; what is stored is stored once. */
@Injectable()
export class RunImport implements RunWork<ImportRun, ImportFailure> {
  constructor(
    readonly runs: ImportRuns,
    readonly live: LiveImports,
    private readonly importing: ImportQuestions,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @JobHandler(IMPORT_QUESTIONS)
  execute({ importId }: { importId: string }, signal?: AbortSignal): Promise<void> {
    return workOn(this, importId, signal);
  }

  async work(run: ImportRun, signal: AbortSignal | undefined): Promise<void> {
    const { fileId, isPreview, wish, createdBy: userId, role, name } = run;
    if (!role || fileId === null) throw new FileNotFound();
    const viewer: Viewer = { userId, role, name, sessionId: run.id };
    const progress = this.progressOf(run, signal);
    const watch: ImportWatch = {
      begin: (stage, total) => progress.begin(total, { stage }),
      step: (count) => progress.step(count),
    };
    const settle: Settle = async (tx, result) => {
      if (!(await this.runs.finish(tx, run, result))) throw new RunStopped(false);
    };
    try {
      const input = { ...wish, uploadId: fileId };
      if (isPreview) await this.keep(settle, await this.importing.preview(viewer, input, watch));
      else await this.importing.execute(viewer, input, watch, settle);
    } finally {
      progress.close();
    }
  }

  failureOf(error: unknown): ImportFailure | null {
    if (!(error instanceof DomainError)) return null;
    if (error.kind === 'unavailable' && !(error instanceof FileTookTooLong)) return null;
    return importFailureOf(error as DomainError);
  }

  fail(run: ImportRun, failure: ImportFailure | null, error: unknown): Promise<void> {
    if (!failure) this.log.warn({ err: error, importId: run.id }, 'an import of questions failed');
    return this.runs.fail(run, failure ?? { code: 'INTERNAL', params: {} });
  }

  private progressOf(run: ImportRun, signal: AbortSignal | undefined): RunProgress {
    const announce = (id: string) => this.live.announce(id);
    return new RunProgress(run, { runs: this.runs, announce, clock: this.clock, signal, ...HOW_OFTEN });
  }

  private keep(settle: Settle, result: UnderstoodQuestions): Promise<void> {
    return this.unitOfWork.run((tx) => settle(tx, result));
  }
}

function importFailureOf(error: DomainError): ImportFailure {
  if (error instanceof InvalidInput) {
    const [{ path, rule } = { path: '', rule: 'invalid' }] = error.params.fields;
    return { code: error.code, params: { path, rule } };
  }
  const params = Object.entries(error.params as object).map(([name, value]) => [name, String(value)]);
  return { code: error.code, params: Object.fromEntries(params) as Record<string, string> };
}
