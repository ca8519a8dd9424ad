import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../platform/clock';
import { EverySecond, JobHandler, Jobs } from '../../../../platform/jobs';
import { ImportRuns, IMPORT_SILENT_MS } from './import-runs';

const AT_ONCE = 200;
const LOOK_EVERY_MS = 5_000;

/** Forgets imports whose day is over, and takes up those that a dead process left. */
@Injectable()
export class SweepImports {
  private lookedAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly runs: ImportRuns,
    private readonly jobs: Jobs,
  ) {}

  @JobHandler('sweep-question-imports', { cron: '*/10 * * * *' })
  async forget(): Promise<void> {
    const text = `delete from question_imports where id in
      (select id from question_imports where expires_at <= $1 limit $2)`;
    await this.dataSource.query(text, [this.clock.now(), AT_ONCE]);
  }

  /** The queue holds the job of a process that died for hours; nobody waits so long for their questions. */
  @EverySecond('silent-question-imports')
  async takeUpSilent(): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.lookedAt < LOOK_EVERY_MS) return;
    this.lookedAt = now;
    const text = 'select id from question_imports where finished_at is null and touched_at < $1 limit $2';
    const silent = await this.dataSource.query<{ id: string }[]>(text, [new Date(now - IMPORT_SILENT_MS), AT_ONCE]);
    for (const { id } of silent) await this.runs.enqueue({ addJob: (...job) => this.jobs.add(...job) }, id);
  }
}
