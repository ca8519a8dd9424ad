import { Attempt } from '../../src/modules/exam';
import { Result } from '../../src/modules/grading';
import { DemoSeed } from '../../src/platform/demo';
import { UnitOfWork } from '../../src/platform/database';
import { ProviderCatalogue } from '../../src/platform/discovery';
import { createTestApp } from '../kit';
import type { TestApp } from '../kit';

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
  }, 120_000);
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
    const { liveAttempts } = await admin.data<{ liveAttempts: { questionClosesAt: string }[] }>(
      '{ liveAttempts { questionClosesAt } }',
    );
    expect(liveAttempts).toHaveLength(running.length);
    expect(liveAttempts.every(({ questionClosesAt }) => new Date(questionClosesAt) > now)).toBe(true);
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

  it('ends them by the server once their time is over', async () => {
    app.clock.advance(7_200);
    await app.runJobs();
    expect(await app.dataSource.manager.countBy(Attempt, { state: 'in-progress' })).toBe(0);
  });
});
