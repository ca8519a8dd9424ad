import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';

const MOST_OFFERED = 500;

interface ComparableRow {
  candidateId: string;
  attemptId: string;
  name: string;
  percentage: number;
}

const comparable = `
  select r.candidate_id as "candidateId", r.attempt_id as "attemptId", r.percentage, rtrim(c.first_name || ' ' || c.last_name) as name
  from results r join candidates c on c.id = r.candidate_id`;

@Injectable()
export class ComparableResultsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
  ) {}

  /** The best first. */
  of(viewer: Viewer, assessmentId: string): Promise<ComparableRow[]> {
    const { sql, params } = this.scope.sql(viewer, 'r.owner_id', 2);
    const text = `${comparable} where r.assessment_id = $1 and ${sql}
      order by r.percentage desc, r.attempt_id limit ${MOST_OFFERED}`;
    return this.dataSource.query<ComparableRow[]>(text, [assessmentId, ...params]);
  }
}
