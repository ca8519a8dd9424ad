import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../platform/clock';
import { UnitOfWork } from '../../../../platform/database';
import { REMOVE_FILES } from '../../../../platform/files';
import { JobHandler, Jobs } from '../../../../platform/jobs';
import { ExportRuns, EXPORT_SILENT_MS } from './export-runs';

const AT_ONCE = 200;

/** Removes exports whose days are over, and takes up those that a dead process left. */
@Injectable()
export class SweepExports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly runs: ExportRuns,
    private readonly jobs: Jobs,
  ) {}

  @JobHandler('sweep-assessment-exports', { cron: '* * * * *' })
  async execute(): Promise<void> {
    await this.removeExpired();
    await this.takeUpSilent();
  }

  private removeExpired(): Promise<void> {
    const text = `delete from assessment_exports where id in
      (select id from assessment_exports where expires_at <= $1 limit $2) returning file_id as "fileId"`;
    return this.unitOfWork.run(async (tx) => {
      const values = [this.clock.now(), AT_ONCE];
      const [removed] = await tx.manager.query<[{ fileId: string | null }[], number]>(text, values);
      const fileIds = removed.flatMap(({ fileId }) => fileId ?? []);
      if (fileIds.length > 0) await tx.addJob(REMOVE_FILES, { fileIds });
    });
  }

  /** The queue holds the job of a process that died for hours; nobody waits so long for an archive. */
  private async takeUpSilent(): Promise<void> {
    const text = 'select id from assessment_exports where finished_at is null and touched_at < $1 limit $2';
    const silentSince = new Date(this.clock.now().getTime() - EXPORT_SILENT_MS);
    const silent = await this.dataSource.query<{ id: string }[]>(text, [silentSince, AT_ONCE]);
    for (const { id } of silent) await this.runs.enqueue({ addJob: (...job) => this.jobs.add(...job) }, id);
  }
}
