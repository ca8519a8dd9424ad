import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import type { AttendancePoint, DashboardFigures, DashboardRange } from './dashboard-figures';

/** The unit as PostgreSQL's `date_trunc` calls it. */
const buckets: Record<DashboardRange, { unit: 'week' | 'month'; count: number }> = {
  'weeks-12': { unit: 'week', count: 12 },
  'months-6': { unit: 'month', count: 6 },
  year: { unit: 'month', count: 12 },
};

@Injectable()
export class DashboardQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
  ) {}

  async figures(viewer: Viewer): Promise<DashboardFigures> {
    const own = this.scope.sql(viewer, 'owner_id', 2);
    const text = [
      `select (select previous_sign_in_at from users where id = $1) as "lastSignInAt",`,
      `(select coalesce(sum(invited), 0)::int from kept_counts where ${own.sql}) as "totalInvites",`,
      `(select coalesce(sum(candidates), 0)::int from kept_counts where ${own.sql}) as "totalCandidates",`,
      // Who has none, or whose were forgotten in time, is asked for in the longer list.
      `(exists (select from results where ${own.sql})`,
      `  or exists (select from invitations where completed_at is not null and ${own.sql})) as "hasResults",`,
      `count(*)::int as "totalAssessments", count(*) filter (where status = 'Active')::int as "activeAssessments",`,
      `count(*) filter (where status = 'InActive')::int as "inactiveAssessments" from assessments where archived_at is null and ${own.sql}`,
    ];
    const [figures] = await this.dataSource.query<DashboardFigures[]>(text.join(' '), [viewer.userId, ...own.params]);
    if (!figures) throw new Error('Counting always gives a row.');
    return figures;
  }

  /** What the viewer themselves published last, wherever it lies now. */
  async lastPublished({ userId }: Viewer): Promise<string | null> {
    const text = `select id from assessments where owner_id = $1 and published_at is not null
      order by published_at desc, id desc limit 1`;
    const [last] = await this.dataSource.query<{ id: string }[]>(text, [userId]);
    return last?.id ?? null;
  }

  /** One point for each bucket of the zone's days, also for those in which nobody was invited. */
  attendance(viewer: Viewer, range: DashboardRange, now: Date, timeZone = 'UTC'): Promise<AttendancePoint[]> {
    const { unit, count } = buckets[range];
    const own = this.scope.sql(viewer, 'owner_id', 5);
    return this.dataSource.query<AttendancePoint[]>(attendance(own.sql), [unit, count, now, timeZone, ...own.params]);
  }
}

/**
 * What is kept is counted by days of UTC; where a bucket of the zone begins some hours earlier or later, those hours alone are
 * counted anew.
 */
const attendance = (own: string) => `
  with bucket as (
    select start::date as starts_on, (start + ('1 ' || $1)::interval)::date as ends_on
    from generate_series(1 - $2::int, 0) as back,
      lateral (select date_trunc($1, $3::timestamptz at time zone $4) + back * ('1 ' || $1)::interval as start) as at
  ), kept as (
    select starts_on, sum(invited) as invited, sum(attended) as attended
    from bucket join kept_counts on day >= starts_on and day < ends_on and ${own} group by starts_on
  ), edge as (
    select at as day, at::timestamp at time zone 'UTC' as kept_at, at::timestamp at time zone $4 as begins_at
    from (select starts_on from bucket union select ends_on from bucket) as ends (at)
  ), owner as (
    select distinct owner_id as id from kept_counts
    where day >= (select min(starts_on) from bucket) - interval '1 month' and invited <> 0 and ${own}
  ), moved as (
    select edge.day, sum(sign(extract(epoch from kept_at - begins_at))) as invited,
      sum(sign(extract(epoch from kept_at - begins_at))) filter (where i.enrolled_at is not null) as attended
    from edge cross join owner join invitations i on i.owner_id = owner.id
      and i.invited_at >= least(kept_at, begins_at) and i.invited_at < greatest(kept_at, begins_at)
    group by edge.day
  )
  select starts_on::timestamp at time zone $4 as "startsOn",
    (coalesce(kept.invited, 0) + coalesce(first.invited, 0) - coalesce(last.invited, 0))::int as invited,
    (coalesce(kept.attended, 0) + coalesce(first.attended, 0) - coalesce(last.attended, 0))::int as attended
  from bucket left join kept using (starts_on)
    left join moved as first on first.day = starts_on left join moved as last on last.day = ends_on
  order by starts_on`;
