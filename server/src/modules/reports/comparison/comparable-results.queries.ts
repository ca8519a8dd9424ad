import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import type { ConnectionOf, LongPageArgs } from '../../../platform/graphql';
import { connectionOfIds, ListConditions, pageOfIds } from '../../../platform/listing';
import type { ResultStatus } from '../../grading';

export interface ComparableRow {
  /** Of the attempt. */
  id: string;
  candidateId: string;
  name: string;
  percentage: number;
  status: ResultStatus;
}

const offered = '(select attempt_id as id, percentage, assessment_id, owner_id from results) r';
const bestFirst = { key: 'r.percentage', type: 'integer', isDescending: true } as const;

const comparable = `
  select r.attempt_id as id, r.candidate_id as "candidateId", r.percentage, r.status,
    rtrim(c.first_name || ' ' || c.last_name) as name
  from results r join candidates c on c.id = r.candidate_id where r.attempt_id = any($1::uuid[])`;

@Injectable()
export class ComparableResultsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
  ) {}

  /** The best first. */
  async of(viewer: Viewer, assessmentId: string, args: LongPageArgs): Promise<ConnectionOf<ComparableRow>> {
    const conditions = new ListConditions().add(this.scope.sql(viewer, 'r.owner_id'));
    conditions.equals('r.assessment_id', assessmentId);
    const page = await pageOfIds(this.dataSource, offered, conditions, bestFirst, args);
    const read = (ids: string[]) => this.dataSource.query<ComparableRow[]>(comparable, [ids]);
    return connectionOfIds(page, args.after, read);
  }
}
