import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { JobHandler } from '../../../platform/jobs';

/** Longer than any range that is shown by the week; from then on a month is one row. */
const KEPT_BY_DAY = 180;

const fold = `
  with placed as (
    select ctid as place, *,
      case when day < $1::date - ${KEPT_BY_DAY} then date_trunc('month', day)::date else day end as folded_day
    from kept_counts
  ), scattered as (
    select owner_id, folded_day from placed group by owner_id, folded_day having count(*) > 1 or bool_or(day <> folded_day)
  ), gone as (
    delete from kept_counts where ctid in (select place from placed join scattered using (owner_id, folded_day))
    returning *, case when day < $1::date - ${KEPT_BY_DAY} then date_trunc('month', day)::date else day end as folded_day
  )
  insert into kept_counts (owner_id, day, candidates, invited, attended)
  select owner_id, folded_day, sum(candidates), sum(invited), sum(attended) from gone group by owner_id, folded_day
  having sum(candidates) <> 0 or sum(invited) <> 0 or sum(attended) <> 0`;

/** Makes one row of the differences of a day, and in time of a month; what is counted meanwhile stays as it is. */
@Injectable()
export class FoldCounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @JobHandler('fold-counts', { cron: '19 * * * *' })
  async execute(): Promise<void> {
    await this.dataSource.query(fold, [this.clock.now()]);
  }
}
