import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import type { WindowMomentsArgs } from './window-moments.args';
import type { WindowMoment } from './window-moment';

/** Whoever can still begin; what came of everybody else stands in the list. `invitations_expiring` holds them. */
const waiting = `i.stage = 'Invited' and i.expired_at is null and i.revoked_at is null`;

/** All time zones are apart by quarters of an hour, so that those of one quarter fall on one day everywhere. */
const quarter = (column: string) => `date_bin('15 minutes', ${column}, timestamptz 'epoch')`;

const ofInvitations = (kind: string, column: string, own: string) => `
  select '${kind}' as kind, min(${column}) as at, i.assessment_id, count(*)::int as count from invitations i
  where ${waiting} and ${column} >= $1 and ${column} < $2 and ${column} > $4 and ($3::uuid is null or i.assessment_id = $3)
    and ${own}
  group by i.assessment_id, ${quarter(column)}`;

const ofAssessments = (kind: string, setting: string, own: string) => `
  select '${kind}' as kind, moment as at, a.id as assessment_id,
    (select count(*)::int from invitations i where i.assessment_id = a.id and ${waiting}) as count
  from assessments a, lateral (select (a.configuration ->> '${setting}')::timestamptz as moment) as told
  where a.archived_at is null and a.published_at is not null and moment >= $1 and moment < $2
    and ($3::uuid is null or a.id = $3) and ${own}`;

@Injectable()
export class WindowMomentsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
    private readonly clock: Clock,
  ) {}

  /** In the order of time. */
  between(viewer: Viewer, { from, until, assessmentId }: WindowMomentsArgs): Promise<WindowMoment[]> {
    const invitations = this.scope.sql(viewer, 'i.owner_id', 5).sql;
    const { sql: assessments, params } = this.scope.sql(viewer, 'a.owner_id', 5);
    const parts = [
      ofAssessments('assessment-opens', 'opensAt', assessments),
      ofAssessments('assessment-closes', 'closesAt', assessments),
      ofInvitations('invitations-open', 'i.opens_at', invitations),
      ofInvitations('invitations-end', 'i.expires_at', invitations),
    ];
    const text = `
      select kind, at, assessment_id as "assessmentId", title as "assessmentTitle", count
      from (${parts.join(' union all ')}) as moments join assessments on assessments.id = assessment_id
      order by at, kind, title, assessment_id`;
    const values = [from, until, assessmentId ?? null, this.clock.now(), ...params];
    return this.dataSource.query<WindowMoment[]>(text, values);
  }
}
