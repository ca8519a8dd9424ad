import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock';
import { UnitOfWork } from '../../../../platform/database';
import { REMOVE_FILES } from '../../../../platform/files';
import { JobHandler, Jobs } from '../../../../platform/jobs';
import { Log } from '../../../../platform/observability';
import { ExportFailure } from './assessment-export.entity';
import { ExportContents } from './export-contents';
import type { OpenRun } from './export-contents';
import { exportFailureOf, RunStopped } from './export-failures';
import { ExportProgress } from './export-progress';
import { EXPORT_ASSESSMENT, ExportRuns } from './export-runs';
import type { ExportRun } from './export-runs';
import { LiveExports } from './live-exports';
import { NotifyExport } from './notify-export';
import { packEntries } from './pack-entries';
import { StoreArchive } from './store-archive';

const MOST_RUNS = 4;
const BUSY_WAIT_MS = 5_000;

/** Makes an export. Called again, by the queue or after a crash, it begins anew; two at once never write the same. */
@Injectable()
export class RunExport {
  constructor(
    private readonly runs: ExportRuns,
    private readonly contents: ExportContents,
    private readonly archive: StoreArchive,
    private readonly notify: NotifyExport,
    private readonly live: LiveExports,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @JobHandler(EXPORT_ASSESSMENT)
  async execute({ exportId }: { exportId: string }, signal?: AbortSignal): Promise<void> {
    const run = await this.runs.claim(exportId);
    if (!run) return this.later(exportId);
    await this.live.announce(exportId);
    if (!run.role) await this.end(run, ExportFailure.NO_ACCESS);
    else if (run.runCount > MOST_RUNS) await this.end(run, ExportFailure.INTERNAL);
    else await this.make({ ...run, role: run.role }, signal);
  }

  /** What waits for others to end is taken up again soon. */
  private async later(exportId: string): Promise<void> {
    if (!(await this.runs.isWaiting(exportId))) return;
    const runAt = new Date(this.clock.now().getTime() + BUSY_WAIT_MS);
    await this.runs.enqueue({ addJob: (...job) => this.jobs.add(...job) }, exportId, runAt);
  }

  private async make(run: OpenRun, signal: AbortSignal | undefined): Promise<void> {
    const file = await this.archive.begin(run);
    if (!file) return;
    const progress = new ExportProgress(run, this.runs, this.live, this.clock, signal);
    try {
      const { total, entries } = await this.contents.of(run, () => progress.step());
      await progress.begin(total);
      await this.archive.write(file, packEntries(entries, this.clock.now()), () => progress.touch());
      await this.end(run, null);
    } catch (error) {
      await this.fail(run, file.id, error);
    } finally {
      progress.close();
    }
  }

  /** Thrown again is what the queue tries anew: what has no cause that people can mend. */
  private async fail(run: ExportRun, fileId: string, error: unknown): Promise<void> {
    try {
      await this.settle(run, error);
    } finally {
      await this.jobs.add(REMOVE_FILES, { fileIds: [fileId] });
    }
  }

  private async settle(run: ExportRun, error: unknown): Promise<void> {
    if (error instanceof RunStopped) return this.stop(run, error);
    const cause = exportFailureOf(error);
    if (cause === null && run.runCount < MOST_RUNS) {
      await this.runs.giveBack(run, true);
      await this.live.announce(run.id);
      throw error;
    }
    this.log.warn({ err: error, exportId: run.id }, 'an export of an assessment failed');
    await this.end(run, cause ?? ExportFailure.INTERNAL);
  }

  /** Cut short by the end of the process it waits for the next one; otherwise somebody else has the say. */
  private async stop(run: ExportRun, stopped: RunStopped): Promise<void> {
    if (!stopped.isShutdown) return;
    await this.runs.giveBack(run, false);
    throw stopped;
  }

  private async end(run: ExportRun, failure: ExportFailure | null): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      if (!(await this.runs.finish(tx, run, failure))) throw new RunStopped(false);
      if (!failure) await this.notify.execute(tx, run);
      tx.afterCommit(() => this.live.announce(run.id));
    });
  }
}
