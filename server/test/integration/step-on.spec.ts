import { NamedQueries, UnitOfWork } from '../../src/platform/database';
import { createTestApp } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPage, aSeat, refusalsOf, stored } from '../kit/builders/attempts';
import { staffControls } from '../kit/builders/controls';
import { questionDrafts } from '../kit/builders/questions';

const ofSeconds = (durationSeconds: number) => questionDrafts.openEnded({ text: 'Why?', durationSeconds });

describe('a step to the next question', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => (app = await createTestApp()));
  beforeEach(async () => (hr = await app.as.hr()));
  afterAll(() => app.close());
  afterEach(() => jest.restoreAllMocks());

  const begin = async (...seconds: number[]) => {
    const seat = await aSeat(app, hr.user, { questions: seconds.map(ofSeconds) });
    const { attemptId, question } = await seat.page.start();
    return { ...seat, attemptId, questionId: question!.id };
  };
  const waitingCheck = async (attemptId: string): Promise<number> => {
    const sql = `select run_at as at from graphile_worker._private_jobs where key = $1`;
    const [job] = await app.dataSource.query<{ at: Date }[]>(sql, [`attempt:${attemptId}`]);
    return (job!.at.getTime() - app.clock.now().getTime()) / 1000;
  };

  it('takes two statements and no transaction around them', async () => {
    const { page } = await begin(60, 60);
    const transactions = jest.spyOn(app.get(UnitOfWork), 'run');
    const statements = jest.spyOn(app.get(NamedQueries), 'query');
    await page.next();
    expect(statements).toHaveBeenCalledTimes(2);
    expect(transactions).not.toHaveBeenCalled();
  });

  it('answers what a reload shows', async () => {
    const { page } = await begin(60, 90);
    app.clock.advance(20);
    const stepped = await page.next();
    expect(stepped).toEqual(await page.resume());
    expect(stepped.question!.closesAt).toBe(new Date(app.clock.now().getTime() + 90_000).toISOString());
  });

  it('is taken once by three requests at once', async () => {
    const { page, attemptId, questionId } = await begin(60, 60, 60);
    const answers = await Promise.all([page.next(questionId), page.next(questionId), page.next(questionId)]);
    expect(new Set(answers.map(({ position }) => position))).toEqual(new Set([2]));
    expect(await stored.answers(app, attemptId)).toHaveLength(2);
  });

  it('is refused to a page that is no longer the live one', async () => {
    const { page, examToken } = await begin(60, 60);
    await aPage(app, examToken).resume(true);
    const [refusal] = await refusalsOf([page.next()]);
    expect(refusal!.reason.code).toBe('PAGE_TAKEN');
  });

  it('leaves a check that waits where it is, and brings one forward for a shorter question', async () => {
    const { page, attemptId } = await begin(60, 600, 20);
    expect(await waitingCheck(attemptId)).toBe(62);
    app.clock.advance(10);
    await page.next();
    expect(await waitingCheck(attemptId)).toBe(52);
    await page.next();
    expect(await waitingCheck(attemptId)).toBe(22);
  });

  it('is checked at the end of the longer question by a check that came too early', async () => {
    const { page, attemptId } = await begin(60, 600);
    await page.next();
    app.clock.advance(63);
    await app.runJobs();
    expect(await waitingCheck(attemptId)).toBe(602 - 63);
    app.clock.advance(602 - 63);
    await app.runJobs();
    app.clock.advance(1);
    await app.runJobs();
    const [, second] = await stored.answers(app, attemptId);
    expect(second).toMatchObject({ closedBy: 'time', closedAt: second!.closesAt });
  });

  it('is checked again after a reopening that came later than the check', async () => {
    const { page, attemptId } = await begin(60, 60);
    await page.submit();
    app.clock.advance(100);
    await app.runJobs();
    await staffControls(hr).reopen(attemptId);
    await page.resume();
    expect(await waitingCheck(attemptId)).toBe(62);
  });
});
