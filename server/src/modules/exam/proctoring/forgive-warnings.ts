import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OnEvent } from '../../../platform/events';
import { AttemptReopened } from '../attempt';

const forgive = `
  update proctor_events set is_forgiven = true
  where attempt_id = $1 and counted_as is not null and not is_forgiven
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
