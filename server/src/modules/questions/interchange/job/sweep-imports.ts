import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../platform/clock';
import { swept } from '../../../../platform/database';
import { Every, JobHandler } from '../../../../platform/jobs';
import { ImportRuns } from './import-runs';

const AT_ONCE = 200;

/** Forgets imports whose day is over, and takes up those that a dead process left. */
@Injectable()
export class SweepImports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly runs: ImportRuns,
  ) {}

  @JobHandler('sweep-question-imports', { cron: '*/10 * * * *' })
  async forget(): Promise<void> {
    await this.dataSource.query(swept('question_imports', 'expires_at <= $1 limit $2'), [this.clock.now(), AT_ONCE]);
  }

  @Every(5, 'silent-question-imports')
  takeUpSilent(): Promise<void> {
    return this.runs.takeUpSilent();
  }
}
