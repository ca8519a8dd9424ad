import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock';
import { swept, UnitOfWork } from '../../../../platform/database';
import { REMOVE_FILES } from '../../../../platform/files';
import { JobHandler } from '../../../../platform/jobs';
import { ExportRuns } from './export-runs';

const AT_ONCE = 200;

/** Removes exports whose days are over, and takes up those that a dead process left. */
@Injectable()
export class SweepExports {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly runs: ExportRuns,
  ) {}

  @JobHandler('sweep-assessment-exports', { cron: '* * * * *' })
  async execute(): Promise<void> {
    await this.removeExpired();
    await this.runs.takeUpSilent();
  }

  private removeExpired(): Promise<void> {
    const text = `${swept('assessment_exports', 'expires_at <= $1 limit $2')} returning file_id as "fileId"`;
    return this.unitOfWork.run(async (tx) => {
      const values = [this.clock.now(), AT_ONCE];
      const [removed] = await tx.manager.query<[{ fileId: string | null }[], number]>(text, values);
      const fileIds = removed.flatMap(({ fileId }) => fileId ?? []);
      if (fileIds.length > 0) await tx.addJob(REMOVE_FILES, { fileIds });
    });
  }
}
