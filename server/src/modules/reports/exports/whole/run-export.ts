import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock';
import { UnitOfWork } from '../../../../platform/database';
import { REMOVE_FILES, StorageFull, UploadTooLarge } from '../../../../platform/files';
import { JobHandler, Jobs } from '../../../../platform/jobs';
import { Log } from '../../../../platform/observability';
import { RunProgress, RunStopped, workOn } from '../../../../platform/runs';
import type { RunWork, Undo } from '../../../../platform/runs';
import { ExportFailure } from './assessment-export.entity';
import { ExportContents } from './export-contents';
import type { OpenRun } from './export-contents';
import { EXPORT_ASSESSMENT, ExportRuns } from './export-runs';
import type { ExportRun } from './export-runs';
import { LiveExports } from './live-exports';
import { NotifyExport } from './notify-export';
import { packEntries } from './pack-entries';
import { StoreArchive } from './store-archive';
import type { BegunArchive } from './store-archive';
import { AssessmentNotFound } from '../../../assessments';

const HOW_OFTEN = { shortestMs: 1_000, beatMs: 30_000 };

/** Makes an export; two at once never write the same. */
@Injectable()
export class RunExport implements RunWork<ExportRun, ExportFailure> {
  constructor(
    readonly runs: ExportRuns,
    readonly live: LiveExports,
    private readonly contents: ExportContents,
    private readonly archive: StoreArchive,
    private readonly notify: NotifyExport,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  readonly failureOf = exportFailureOf;

  @JobHandler(EXPORT_ASSESSMENT)
  execute({ exportId }: { exportId: string }, signal?: AbortSignal): Promise<void> {
    return workOn(this, exportId, signal);
  }

  /** Who may not sign in any more has no right to what would be in it. */
  async work(run: ExportRun, signal: AbortSignal | undefined, undo: Undo): Promise<void> {
    if (!run.role) return this.end(run, ExportFailure.NO_ACCESS);
    const file = await this.archive.begin(run);
    if (!file) return;
    undo(() => this.jobs.add(REMOVE_FILES, { fileIds: [file.id] }));
    await this.make({ ...run, role: run.role }, file, signal);
  }

  async fail(run: ExportRun, failure: ExportFailure | null, error: unknown): Promise<void> {
    this.log.warn({ err: error, exportId: run.id }, 'an export of an assessment failed');
    await this.end(run, failure ?? ExportFailure.INTERNAL);
  }

  private async make(run: OpenRun, file: BegunArchive, signal: AbortSignal | undefined): Promise<void> {
    const announce = (id: string) => this.live.announce(id);
    const progress = new RunProgress(run, { runs: this.runs, announce, clock: this.clock, signal, ...HOW_OFTEN });
    try {
      const { total, entries } = await this.contents.of(run, () => progress.step());
      await progress.begin(total);
      await this.archive.write(file, packEntries(entries, this.clock.now()), () => progress.touch());
      await this.end(run, null);
    } finally {
      progress.close();
    }
  }

  private async end(run: ExportRun, failure: ExportFailure | null): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      if (!(await this.runs.finish(tx, run, failure))) throw new RunStopped(false);
      if (!failure) await this.notify.execute(tx, run);
    });
  }
}

/** Null for what is a fault of ours, or passes by itself. */
function exportFailureOf(error: unknown): ExportFailure | null {
  if (error instanceof StorageFull) return ExportFailure.STORAGE_FULL;
  if (error instanceof UploadTooLarge) return ExportFailure.TOO_LARGE;
  return error instanceof AssessmentNotFound ? ExportFailure.NO_ACCESS : null;
}
