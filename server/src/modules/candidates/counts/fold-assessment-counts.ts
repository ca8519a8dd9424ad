import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobHandler } from '../../../platform/jobs';

/**
 * In one statement, whose one view of the table decides both what goes and what comes. What another fold holds is left to it: a part of the
 * differences is summed as rightly as all of them.
 */
const fold = `
  with changed as (
    select distinct assessment_id, counted, value from assessment_counts where not is_folded
  ), held as (
    select there.ctid as place from assessment_counts there join changed using (assessment_id, counted, value)
    for update of there skip locked
  ), gone as (
    delete from assessment_counts where ctid = any(array(select place from held)) returning *
  )
  insert into assessment_counts (assessment_id, counted, value, count, is_folded)
  select assessment_id, counted, value, sum(count), true from gone group by 1, 2, 3 having sum(count) <> 0`;

/** Makes one row of the differences of a value; what is counted meanwhile stays as it is. */
@Injectable()
export class FoldAssessmentCounts {
  constructor(private readonly dataSource: DataSource) {}

  @JobHandler('fold-assessment-counts', { cron: '*/5 * * * *' })
  async execute(): Promise<void> {
    await this.dataSource.query(fold);
  }
}
