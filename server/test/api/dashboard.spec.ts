import { randomUUID } from 'node:crypto';
import type { DashboardRange } from '../generated/graphql';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { anAssessment, aPublishedAssessment } from '../kit/builders/assessments';
import { aPerson } from '../kit/builders/candidates';
import { anInvitation } from '../kit/builders/invitations';

const FIGURES = graphql(`
  query Dashboard_dashboard {
    dashboard { totalInvites totalCandidates totalAssessments activeAssessments inactiveAssessments }
  }
`);
const ATTENDANCE = graphql(`
  query Dashboard_dashboard2($range: DashboardRange!, $timeZone: String) {
    dashboard { attendance(range: $range, timeZone: $timeZone) { startsOn invited attended } }
  }
`);

describe('dashboard', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => (app = await createTestApp()));
  beforeEach(async () => {
    await app.startAfresh();
    app.clock.set('2026-11-18T12:00:00Z');
    hr = await app.as.hr({ maxRequests: 100, previousSignInAt: new Date('2026-11-17T17:42:00Z') });
  });
  afterAll(() => app.close());

  const invitedAt = async (assessmentId: string, moment: string, hasStarted = false) => {
    app.clock.set(moment);
    const { invitation } = await anInvitation(app, hr.user, assessmentId);
    if (!hasStarted) return;
    const started = `update invitations set stage = 'Inrolled', enrolled_at = invited_at where id = $1`;
    await app.dataSource.query(started, [invitation.id]);
  };
  const attendance = async (range: DashboardRange, viewer = hr, timeZone: string | null = null) =>
    (await viewer.data(ATTENDANCE, { range, timeZone })).dashboard.attendance;

  it('works: empty for somebody new', async () => {
    expect(
      await hr.data(
        graphql(`
          query Dashboard_dashboard3 {
            dashboard { lastSignInAt lastAssessment { id } totalInvites recentAssessments { id } }
          }
        `),
      ),
    ).toEqual({
      dashboard: {
        lastSignInAt: '2026-11-17T17:42:00.000Z',
        lastAssessment: null,
        totalInvites: 0,
        recentAssessments: [],
      },
    });
  });

  it('works: counts what is in the scope of the viewer and nothing else', async () => {
    const admin = await app.as.admin();
    const [one, two] = [await aPublishedAssessment(app, hr.user), await aPublishedAssessment(app, hr.user)];
    await anAssessment(app, hr.user);
    const person = aPerson();
    await anInvitation(app, hr.user, one.id, person);
    await anInvitation(app, hr.user, two.id, person);
    await anInvitation(app, admin.user, (await aPublishedAssessment(app, admin.user)).id);
    const figures = async (viewer: SignedIn) => Object.values((await viewer.data(FIGURES)).dashboard);
    expect(await figures(hr)).toEqual([2, 1, 3, 2, 1]);
    expect(await figures(admin)).toEqual([3, 2, 4, 3, 1]);
    expect(await figures(await app.as.superAdmin())).toEqual([3, 2, 4, 3, 1]);
    expect(await figures(await app.as.admin())).toEqual([2, 1, 3, 2, 1]);
    expect(await figures(await app.as.hr())).toEqual([0, 0, 0, 0, 0]);
  });

  it("works: shows the viewer's credits", async () => {
    await anInvitation(app, hr.user, (await aPublishedAssessment(app, hr.user)).id);
    expect(
      await hr.data(
        graphql(`query Dashboard_dashboard4 { dashboard { credits { numberOfRequests maxRequests remaining } } }`),
      ),
    ).toEqual({
      dashboard: { credits: { numberOfRequests: 1, maxRequests: 100, remaining: 99 } },
    });
  });

  it('works: the assessment created last, and the five changed last', async () => {
    const made = [];
    for (const title of ['1', '2', '3', '4', '5', '6']) {
      made.push(await anAssessment(app, hr.user, { title }));
      app.clock.advance(60);
    }
    await hr.data(
      graphql(`
        mutation Dashboard_updateAssessment($input: UpdateAssessmentInput!) {
          updateAssessment(input: $input) { assessment { id } }
        }
      `),
      {
        input: { id: made[0]!.id, description: 'changed' },
      },
    );
    expect(
      await hr.data(
        graphql(`query Dashboard_dashboard5 { dashboard { lastAssessment { title } recentAssessments { title } } }`),
      ),
    ).toEqual({
      dashboard: {
        lastAssessment: { title: '6' },
        recentAssessments: ['1', '6', '5', '4', '3'].map((title) => ({ title })),
      },
    });
  });

  it('works: says whether there was ever a result, also where all is archived', async () => {
    const first = graphql(`query Dashboard_dashboard6 { dashboard { hasResults } }`);
    const hasResults = async (viewer: SignedIn) => (await viewer.data(first)).dashboard.hasResults;
    const { id } = await aPublishedAssessment(app, hr.user);
    const { invitation } = await anInvitation(app, hr.user, id);
    expect(await hasResults(hr)).toBe(false);
    const completed = `update invitations set stage = 'Completed', enrolled_at = $2, completed_at = $2 where id = $1`;
    await app.dataSource.query(completed, [invitation.id, app.clock.now()]);
    await app.dataSource.query('update assessments set archived_at = $2 where id = $1', [id, app.clock.now()]);
    expect(await Promise.all([hr, await app.as.admin(), await app.as.superAdmin()].map(hasResults))).toEqual([
      true,
      true,
      true,
    ]);
    expect(await hasResults(await app.as.hr())).toBe(false);
  });

  it('works: the viewer’s own that was published last, no draft and nobody else’s', async () => {
    const last = graphql(`query Dashboard_dashboard7 { dashboard { lastPublishedAssessment { title } } }`);
    const lastOf = async (viewer: SignedIn) =>
      (await viewer.data(last)).dashboard.lastPublishedAssessment?.title ?? null;
    const admin = await app.as.admin();
    expect(await lastOf(admin)).toBeNull();
    for (const title of ['Clerk', 'Accountant']) {
      await aPublishedAssessment(app, admin.user, { title });
      app.clock.advance(60);
    }
    await anAssessment(app, admin.user, { title: 'Given up' });
    app.clock.advance(60);
    await aPublishedAssessment(app, hr.user, { title: 'Of the HR' });
    expect([await lastOf(admin), await lastOf(hr)]).toEqual(['Accountant', 'Of the HR']);
  });

  it('works: twelve weeks from Monday to Sunday in UTC, also those in which nothing happened', async () => {
    const { id } = await aPublishedAssessment(app, hr.user);
    await invitedAt(id, '2026-08-30T23:59:59Z');
    await invitedAt(id, '2026-08-31T00:00:00Z', true);
    await invitedAt(id, '2026-11-15T23:59:59Z');
    await invitedAt(id, '2026-11-16T00:00:00Z');
    await invitedAt(id, '2026-11-18T12:00:00Z', true);
    const points = await attendance('WEEKS_12');
    expect(points).toHaveLength(12);
    expect(points[0]).toEqual({ startsOn: '2026-08-31T00:00:00.000Z', invited: 1, attended: 1 });
    expect(points.slice(1, 10).every(({ invited, attended }) => invited === 0 && attended === 0)).toBe(true);
    expect(points.slice(10)).toEqual([
      { startsOn: '2026-11-09T00:00:00.000Z', invited: 1, attended: 0 },
      { startsOn: '2026-11-16T00:00:00.000Z', invited: 2, attended: 1 },
    ]);
  });

  it.each<[string, string, string[]]>([
    // Three hours ahead: its Monday begins on the Sunday before, at nine in the evening.
    [
      'Asia/Riyadh',
      '2026-11-15T21:00:00.000Z',
      ['2026-11-15T20:59:59Z', '2026-11-15T21:00:00Z', '2026-11-16T00:00:00Z'],
    ],
    // Five behind: the small hours of Monday in UTC are still its Sunday.
    [
      'America/Bogota',
      '2026-11-16T05:00:00.000Z',
      ['2026-11-16T04:59:59Z', '2026-11-16T05:00:00Z', '2026-11-18T00:00:00Z'],
    ],
  ])('works: counts by the days of %s', async (timeZone, startsOn, [before = '', ...inside]) => {
    const { id } = await aPublishedAssessment(app, hr.user);
    await invitedAt(id, before);
    for (const moment of inside) await invitedAt(id, moment, true);
    app.clock.set('2026-11-18T12:00:00Z');
    const points = await attendance('WEEKS_12', hr, timeZone);
    expect(points.slice(10).map(({ invited, attended }) => [invited, attended])).toEqual([
      [1, 0],
      [2, 2],
    ]);
    expect(points[11]?.startsOn).toBe(startsOn);
    const months = await attendance('MONTHS_6', hr, timeZone);
    expect(months.map(({ invited }) => invited)).toEqual([0, 0, 0, 0, 0, 3]);
  });

  it('refuses a zone that there is not', async () => {
    const { code } = await hr.graphql(ATTENDANCE, { range: 'YEAR', timeZone: 'Asia/Nowhere' });
    expect(code).toBe('INVALID_INPUT');
  });

  it('works: six and twelve months', async () => {
    const { id } = await aPublishedAssessment(app, hr.user);
    await invitedAt(id, '2025-12-01T00:00:00Z');
    await invitedAt(id, '2026-05-31T23:59:59Z');
    await invitedAt(id, '2026-06-01T00:00:00Z');
    app.clock.set('2026-11-18T12:00:00Z');
    const months = await attendance('MONTHS_6');
    expect(months.map(({ startsOn, invited }) => [startsOn.slice(0, 10), invited])).toEqual([
      ['2026-06-01', 1],
      ...['2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'].map((day) => [day, 0]),
    ]);
    const year = await attendance('YEAR');
    expect(year).toHaveLength(12);
    expect(year[0]).toEqual({ startsOn: '2025-12-01T00:00:00.000Z', invited: 1, attended: 0 });
    expect(year.reduce((sum, { invited }) => sum + invited, 0)).toBe(3);
  });

  it("works: attendance is the scope's too", async () => {
    const { id } = await aPublishedAssessment(app, hr.user);
    await anInvitation(app, hr.user, id);
    const invited = async (viewer: SignedIn) => (await attendance('WEEKS_12', viewer)).at(-1)?.invited;
    expect([await invited(await app.as.hr()), await invited(await app.as.admin())]).toEqual([0, 1]);
  });

  it('refuses whoever is not signed in, and candidates', async () => {
    const { examToken } = await anInvitation(app, hr.user, (await aPublishedAssessment(app, hr.user)).id);
    for (const somebody of [app.as.nobody(), app.as.candidate(examToken)]) {
      expect((await somebody.graphql(FIGURES)).code).toBe('UNAUTHENTICATED');
    }
  });

  describe('the marks of an assessment', () => {
    const resultOf = async (assessmentId: string, percentage: number, status = 'Passed') => {
      const { invitation, candidate } = await anInvitation(app, hr.user, assessmentId);
      const attemptId = randomUUID();
      const now = app.clock.now();
      await app.dataSource.query(
        `insert into attempts (id, owner_id, invitation_id, assessment_id, candidate_id, state, settings, extra_time_percent,
           question_count, started_at, expires_at, submitted_at, submitted_by)
         values ($1, $2, $3, $4, $5, 'marked', '{}', 0, 1, $6, $6, $6, 'candidate')`,
        [attemptId, hr.user.id, invitation.id, assessmentId, candidate.id, now],
      );
      await app.dataSource.query(
        `insert into results (attempt_id, owner_id, assessment_id, candidate_id, score, total_score, percentage, status, marked_at)
         values ($1, $2, $3, $4, $5::integer, 100, $5::integer, $6, $7)`,
        [attemptId, hr.user.id, assessmentId, candidate.id, percentage, status, now],
      );
    };
    const MARKS = graphql(`
      query Dashboard_assessments {
        assessments(sort: TITLE) {
          edges { node { title averagePercentage bandShares { count band { name } } } }
        }
      }
    `);

    it('works: the mean, and how many lie in each band; what awaits a person is not counted', async () => {
      const { id } = await aPublishedAssessment(app, hr.user, { title: 'A' });
      await aPublishedAssessment(app, hr.user, { title: 'B' });
      for (const percentage of [39, 40, 89, 90]) await resultOf(id, percentage);
      await resultOf(id, 0, 'Under review');
      const { assessments } = await hr.data(MARKS);
      const shares = (counts: number[]) =>
        ['Weak', 'Developing', 'Good', 'Strong', 'Outstanding'].map((name, at) => ({
          count: counts[at],
          band: { name },
        }));
      expect(assessments.edges.map(({ node }) => node)).toEqual([
        { title: 'A', averagePercentage: 64, bandShares: shares([1, 1, 0, 1, 1]) },
        { title: 'B', averagePercentage: null, bandShares: shares([0, 0, 0, 0, 0]) },
      ]);
    });
  });
});
