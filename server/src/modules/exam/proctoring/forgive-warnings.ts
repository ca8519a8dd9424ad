import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OnEvent } from '../../../platform/events';
import { AttemptReopened } from '../attempt';

/** Under the attempt's lock, as whoever writes down several of its events. */
const forgive = `
  with held as materialized (select id from attempts where id = $1 for no key update)
  update proctor_events set is_forgiven = true
  where attempt_id in (select id from held) and counted_as is not null and not is_forgiven
    and started_at <= (select max(at) from time_ledger where attempt_id = $1 and kind = 'reopened')`;

/** Staff gave an attempt back: what was counted before is no warning any more, or the next moment would hand it in again. */
@Injectable()
export class ForgiveWarnings {
  constructor(private readonly dataSource: DataSource) {}

  @OnEvent(AttemptReopened)
  async execute({ payload: { attemptId } }: AttemptReopened): Promise<void> {
    await this.dataSource.query(forgive, [attemptId]);
  }
}
