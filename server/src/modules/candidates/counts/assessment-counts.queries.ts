import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Of invitations their stage, the stage of the decision and each tag; of final results the percentage. */
export type Counted = 'stage' | 'decision' | 'tag' | 'percentage';

interface ValueCount {
  assessmentId: string;
  value: string;
  count: number;
}

const counts = `
  select assessment_id as "assessmentId", value, sum(count)::int as count from assessment_counts
  where assessment_id = any($1::uuid[]) and counted = $2 group by assessment_id, value
  having sum(count) <> 0 order by value`;

/** What is kept beside invitations and results by the database: it costs the same however many there are. */
@Injectable()
export class AssessmentCountsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** By value, in the order of values, for each assessment that has any. */
  async of(assessmentIds: readonly string[], counted: Counted): Promise<Map<string, Map<string, number>>> {
    const rows = await this.dataSource.query<ValueCount[]>(counts, [assessmentIds, counted]);
    const found = new Map<string, Map<string, number>>();
    for (const { assessmentId, value, count } of rows)
      found.set(assessmentId, (found.get(assessmentId) ?? new Map<string, number>()).set(value, count));
    return found;
  }

  async ofOne(assessmentId: string, counted: Counted): Promise<Map<string, number>> {
    return (await this.of([assessmentId], counted)).get(assessmentId) ?? new Map<string, number>();
  }
}
