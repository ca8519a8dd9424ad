import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { REMOVE_FILES } from '../../../platform/files';
import { JobHandler } from '../../../platform/jobs';

const MOST_AT_ONCE = 1_000;

const isOld = (column: string) =>
  `${column} < $1::timestamptz - make_interval(days => (t.settings -> 'proctoring' ->> 'retentionDays')::int)`;

const snapshots = `
  delete from proctor_snapshots where id in (
    select s.id from proctor_snapshots s join attempts t on t.id = s.attempt_id
    where ${isOld('s.asked_at')} order by s.id limit $2 for update of s skip locked)
  returning file_id as "fileId"`;

/** With their signals. */
const events = `
  delete from proctor_events where id in (
    select e.id from proctor_events e join attempts t on t.id = e.attempt_id
    where ${isOld('e.started_at')} order by e.id limit $2 for update of e skip locked)`;

/** Deletes what was recorded once its days are over: pictures with their files, events with their signals. The audit log stays. */
@Injectable()
export class ForgetProctoring {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  @JobHandler('forget-proctoring', { cron: '41 * * * *' })
  async execute(): Promise<void> {
    while ((await this.batch()) > 0);
  }

  private batch(): Promise<number> {
    const values = [this.clock.now(), MOST_AT_ONCE];
    return this.unitOfWork.run(async (tx) => {
      const [pictures, count] = await tx.manager.query<[{ fileId: string | null }[], number]>(snapshots, values);
      const fileIds = pictures.flatMap(({ fileId }) => fileId ?? []);
      if (fileIds.length > 0) await tx.addJob(REMOVE_FILES, { fileIds });
      const [, eventCount] = await tx.manager.query<[unknown[], number]>(events, values);
      return count + eventCount;
    });
  }
}
