import { randomUUID } from 'node:crypto';
import { In, Not } from 'typeorm';
import { demoAssessments } from '../../src/modules/assessments';
import { Attempt } from '../../src/modules/exam';
import { KeepDemoInUse } from '../../src/modules/exam/demo/keep-demo-in-use';
import { Result } from '../../src/modules/grading';
import { DEMO_OWNER_ID, User } from '../../src/modules/identity';
import { DemoSeed } from '../../src/platform/demo';
import { UnitOfWork } from '../../src/platform/database';
import { ProviderCatalogue } from '../../src/platform/discovery';
import { createTestApp, graphql } from '../kit';
import type { TestApp } from '../kit';

const CHECK = graphql(`
  query GradingDemo_assessment($id: ID!) {
    assessment(id: $id) {
      languageCheck {
        english arabic
        questions { strength certainty delta text translated choices { translated isRight standsOut } }
      }
    }
  }
`);

describe('the demo data', () => {
  let app: TestApp;
  let attempts: Attempt[];
  let results: Result[];
  beforeAll(async () => {
    app = await createTestApp();
    const seeds = [...app.get(ProviderCatalogue).instancesOf(DemoSeed)].sort((a, b) => a.order - b.order);
    await app.get(UnitOfWork).run(async (tx) => {
      for (const seed of seeds) await seed.seed(tx);
    });
    attempts = await app.dataSource.manager.find(Attempt);
    results = await app.dataSource.manager.find(Result);
  });
  afterAll(() => app.close());

  it('has sat most of its exams, over many weeks', () => {
    const submitted = attempts.filter(({ state }) => state !== 'in-progress');
    expect(submitted.length).toBeGreaterThanOrEqual(40);
    expect(results).toHaveLength(submitted.length);
    const weeks = new Set(submitted.map(({ startedAt }) => Math.floor(startedAt.getTime() / 604_800_000)));
    expect(weeks.size).toBeGreaterThanOrEqual(8);
    expect(submitted.every(({ submittedAt }) => submittedAt && submittedAt <= app.clock.now())).toBe(true);
  });

  it('spreads its results over the bands, and leaves a few to review', () => {
    const statuses = results.map(({ status }) => status);
    const awaiting = statuses.filter((status) => status === 'Under review').length;
    expect(awaiting).toBeGreaterThanOrEqual(2);
    expect(awaiting).toBeLessThanOrEqual(12);
    expect(statuses.filter((status) => status === 'Failed').length).toBeGreaterThanOrEqual(5);
    const bands = results.map(({ percentage }) => [40, 60, 75, 90].filter((from) => percentage >= from).length);
    expect(new Set(bands).size).toBe(5);
  });

  it('has a few who sit right now, whose clocks run', async () => {
    const now = app.clock.now();
    const running = attempts.filter(({ state }) => state === 'in-progress');
    expect(running.length).toBeGreaterThanOrEqual(3);
    expect(running.every(({ startedAt, expiresAt }) => startedAt < now && expiresAt > now)).toBe(true);
    const admin = await app.as.superAdmin();
    const { liveAttempts } = await admin.data(
      graphql(`query GradingDemo_liveAttempts { liveAttempts(first: 500) { edges { node { questionClosesAt } } } }`),
    );
    expect(liveAttempts.edges).toHaveLength(running.length);
    expect(liveAttempts.edges.every(({ node }) => new Date(node.questionClosesAt!) > now)).toBe(true);
  });

  it('has two who were watched, with a picture for almost every moment that was drawn', async () => {
    const [watched] = await app.dataSource.query<[Record<string, number>]>(`
      select (select count(distinct attempt_id)::int from proctor_events) as attempts,
        (select count(*)::int from proctor_events where counted_as is not null) as counted,
        (select count(*)::int from proctor_events where verdict = 'dismissed') as dismissed,
        (select count(*)::int from proctor_events where candidate_note is not null) as noted,
        (select count(*)::int from proctor_snapshots where file_id is not null) as pictures`);
    expect(watched).toEqual({ attempts: 2, counted: 3, dismissed: 1, noted: 2, pictures: 12 });
  });

  it('has an assessment sat in either language, whose check finds the one translation that has slipped', async () => {
    const admin = await app.as.user(await app.dataSource.manager.findOneByOrFail(User, { id: DEMO_OWNER_ID }));
    const { assessment } = await admin.data(CHECK, {
      id: demoAssessments.serviceDesk,
    });
    const { questions, ...people } = assessment.languageCheck;
    expect(people).toEqual({ english: 56, arabic: 56 });
    expect(questions).toHaveLength(8);
    expect(questions[0]).toMatchObject({
      certainty: 'FIRST_SIGN',
      strength: 'C',
      translated: expect.stringContaining('ورد طلب عاجل') as string,
      choices: [{ translated: 'الثلاثاء في التاسعة', standsOut: true }, {}, { isRight: true, standsOut: false }, {}],
    });
    expect(questions[0]!.delta).toBeLessThan(-1.5);
    expect(questions.slice(1).filter(({ strength }) => strength === 'C')).toEqual([]);
  });

  it('has weeks of which none dwarfs the others', async () => {
    const weeks = await app.dataSource.query<{ invited: number }[]>(
      `select count(*)::int as invited from invitations where invited_at > (select max(invited_at) from invitations) - interval '84 days'
       group by date_trunc('week', invited_at)`,
    );
    const counts = weeks.map(({ invited }) => invited).toSorted((one, other) => one - other);
    expect(counts.length).toBeGreaterThanOrEqual(12);
    expect(counts.at(-1)).toBeLessThanOrEqual(3 * (counts[Math.floor(counts.length / 2)] ?? 0));
  });

  it('has averages that somebody would believe', async () => {
    const averages = await app.dataSource.query<{ average: number }[]>(
      'select avg(percentage)::float as average from results group by assessment_id',
    );
    expect(averages.length).toBeGreaterThanOrEqual(5);
    for (const { average } of averages) {
      expect(average).toBeGreaterThanOrEqual(52);
      expect(average).toBeLessThanOrEqual(90);
    }
  });

  it('goes on with those who sit, until they have handed in; then others come, and who they are is theirs to say', async () => {
    const manager = app.dataSource.manager;
    const running = () => manager.find(Attempt, { where: { state: 'in-progress' }, order: { id: 'ASC' } });
    const before = await running();
    const pass = async (minutes: number) => {
      app.clock.advance(minutes * 60);
      for (const { invitationId } of await running()) await app.get(KeepDemoInUse).goOn({ invitationId });
    };
    await pass(4);
    const after = new Map((await running()).map(({ id, position }) => [id, position]));
    expect(before.every(({ id, position }) => (after.get(id) ?? Infinity) > position)).toBe(true);
    const [taken] = before;
    await manager.update(Attempt, { id: taken?.id ?? '' }, { pageId: randomUUID() });
    await pass(26);
    const ended = await manager.findBy(Attempt, { id: In(before.map(({ id }) => id)), state: Not('in-progress') });
    const answered = ended.filter(({ id }) => id !== taken?.id);
    expect(answered).toHaveLength(before.length - 1);
    expect(answered.every(({ submittedBy }) => submittedBy === 'candidate')).toBe(true);
    await app.get(KeepDemoInUse).fill(app.clock.now());
    const come = (await running()).filter(({ expiresAt }) => expiresAt > app.clock.now());
    expect(come.length).toBeGreaterThanOrEqual(2);
  });

  it('ends them by the server once their time is over', async () => {
    app.clock.advance(7_200);
    await app.runJobs();
    expect(await app.dataSource.manager.countBy(Attempt, { state: 'in-progress' })).toBe(0);
  });
});
