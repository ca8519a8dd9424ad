import { DashboardQueries } from '../../src/modules/reports/dashboard/dashboard.queries';
import { DashboardRange } from '../../src/modules/reports/dashboard/dashboard-figures';
import { FoldCounts } from '../../src/modules/reports/dashboard/fold-counts';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { aSeat } from '../kit/builders/attempts';
import { aPerson } from '../kit/builders/candidates';
import { anInvitation } from '../kit/builders/invitations';

const REMOVE = graphql(`
  mutation KeptCounts_deleteStaffUser($input: DeleteStaffUserInput!) {
    deleteStaffUser(input: $input) { staffUserId }
  }
`);
const ERASE = graphql(`
  mutation KeptCounts_eraseCandidate($input: EraseCandidateInput!) {
    eraseCandidate(input: $input) { erasure { id } }
  }
`);

/** The same figures from the records themselves; the admin sees their own and those of every HR, the super-admin all. */
const recount = `
  with mine as (select id from users where $1 = 'super-admin' or id = $2 or ($1 = 'admin' and role = 'Hr'))
  select (select count(*)::int from invitations where owner_id in (select id from mine)) as "totalInvites",
    (select count(*)::int from candidates where owner_id in (select id from mine)) as "totalCandidates"`;
const recountAttendance = `
  with mine as (select id from users where $1 = 'super-admin' or id = $2 or ($1 = 'admin' and role = 'Hr'))
  select count(*)::int as invited, count(enrolled_at)::int as attended from invitations
  where owner_id in (select id from mine) and invited_at >= $3
    and invited_at < (($4::timestamptz at time zone $6) + ('1 ' || $5)::interval) at time zone $6`;

/** Whose days begin with those of UTC, before them and after them. */
const ZONES = ['UTC', 'Asia/Riyadh', 'America/Bogota'];
const UNITS: Record<DashboardRange, string> = { 'weeks-12': 'week', 'months-6': 'month', year: 'month' };

/** The same sequence each time, of numbers below `end`. */
function sequence(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * end);
  };
}

describe('the counts of the first page', () => {
  let app: TestApp;
  let hrs: SignedIn[];
  let admin: SignedIn;
  let viewers: SignedIn[];
  beforeAll(async () => (app = await createTestApp()));
  beforeEach(async () => {
    await app.startAfresh();
    app.clock.set('2025-12-20T22:00:00Z');
    const many = { maxRequests: 1_000 };
    hrs = [await app.as.hr(many), await app.as.hr(many), await app.as.hr(many)];
    admin = await app.as.admin(many);
    viewers = [...hrs, admin, await app.as.superAdmin()];
  });
  afterAll(() => app.close());

  const viewerOf = ({ user }: SignedIn) => ({ userId: user.id, role: user.role, name: user.name, sessionId: '' });
  const areRecounted = async (viewer: SignedIn) => {
    const queries = app.get(DashboardQueries);
    const scope = [viewer.user.role, viewer.user.id];
    const [counted] = await app.dataSource.query<object[]>(recount, scope);
    expect(await queries.figures(viewerOf(viewer))).toMatchObject(counted!);
    const chosen = Object.values(DashboardRange).flatMap((range) => ZONES.map((zone) => ({ range, zone })));
    for (const { range, zone } of chosen) {
      for (const { startsOn, ...point } of await queries.attendance(viewerOf(viewer), range, app.clock.now(), zone)) {
        const inside = [...scope, startsOn, startsOn, UNITS[range], zone];
        expect([point]).toEqual(await app.dataSource.query(recountAttendance, inside));
      }
    }
  };
  const erase = async (id: string) => (await app.as.superAdmin()).data(ERASE, { input: { id } });
  const anyOf = async (inOrder: string, random: (end: number) => number) => {
    const rows = await app.dataSource.query<{ id: string }[]>(inOrder);
    return rows[random(rows.length)]?.id;
  };

  it.each([1, 2, 3])('are what a recount gives after anything that happens to people, sequence %i', async (seed) => {
    const random = sequence(seed);
    const people = Array.from({ length: 12 }, () => aPerson());
    const owners = [...hrs, admin];
    const uninvited: { id: string; by: SignedIn; person: ReturnType<typeof aPerson> }[] = [];
    for (const by of [...owners, ...owners]) {
      const { id } = await aPublishedAssessment(app, by.user);
      uninvited.push(...people.map((person) => ({ id, by, person })));
    }
    const happenings = [
      async () => {
        const [{ id, by, person }] = uninvited.splice(random(uninvited.length), 1) as [(typeof uninvited)[number]];
        await anInvitation(app, by.user, id, person);
      },
      async () => {
        const seat = await aSeat(app, owners[random(owners.length)]!.user);
        await seat.page.start();
      },
      async () => {
        const id = await anyOf('select id from candidates order by email, owner_id', random);
        if (id) await erase(id);
      },
      async () => {
        const id = await anyOf('select id from invitations order by invited_at, id', random);
        const sql = `update invitations set invited_at = invited_at - make_interval(hours => $2) where id = $1`;
        if (id) await app.dataSource.query(sql, [id, random(2_000)]);
      },
      () => app.get(FoldCounts).execute(),
    ];
    for (let count = 0; count < 50; count += 1) {
      app.clock.advance(random(14 * 86_400));
      await happenings[random(happenings.length)]!();
    }
    for (const viewer of viewers) await areRecounted(viewer);
    await app.get(FoldCounts).execute();
    for (const viewer of viewers) await areRecounted(viewer);
  });

  it('go with the records to whoever takes them over, and go where they are removed', async () => {
    const [from, to, gone] = hrs as [SignedIn, SignedIn, SignedIn];
    const known = aPerson();
    for (const { user } of hrs) {
      const { id } = await aPublishedAssessment(app, user);
      await anInvitation(app, user, id, known);
      await anInvitation(app, user, id);
    }
    const by = viewers.at(-1)!;
    await by.data(REMOVE, { input: { id: from.user.id, records: 'HAND_OVER', receiverId: to.user.id } });
    await by.data(REMOVE, { input: { id: gone.user.id, records: 'DELETE', confirmation: gone.user.email } });
    expect(await app.get(DashboardQueries).figures(viewerOf(to))).toMatchObject({
      totalInvites: 4,
      totalCandidates: 3,
    });
    for (const viewer of [to, admin, by]) await areRecounted(viewer);
  });

  it('leave one row a day, one a month after half a year, and none of what is gone', async () => {
    const [{ user }] = hrs as [SignedIn];
    const { id } = await aPublishedAssessment(app, user);
    for (const day of ['2026-01-03', '2026-01-03', '2026-01-20', '2026-09-01', '2026-09-02']) {
      app.clock.set(`${day}T23:30:00Z`);
      await anInvitation(app, user, id);
    }
    app.clock.set('2026-09-30T12:00:00Z');
    const { candidate } = await anInvitation(app, user, id);
    await erase(candidate.id);
    await app.get(FoldCounts).execute();
    const kept = 'select day::text, candidates, invited, attended from kept_counts where owner_id = $1 order by day';
    expect(await app.dataSource.query(kept, [user.id])).toEqual([
      { day: '2026-01-01', candidates: 3, invited: 3, attended: 0 },
      { day: '2026-09-01', candidates: 1, invited: 1, attended: 0 },
      { day: '2026-09-02', candidates: 1, invited: 1, attended: 0 },
    ]);
    await areRecounted(hrs[0]!);
  });
});
