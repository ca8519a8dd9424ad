import { NamedQueries, UnitOfWork } from '../../src/platform/database';
import { createTestApp, inSteps, race } from '../kit';
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
    const sql = 'select check_at as at from attempts where id = $1';
    const [attempt] = await app.dataSource.query<{ at: Date }[]>(sql, [attemptId]);
    return (attempt!.at.getTime() - app.clock.now().getTime()) / 1000;
  };

  it('takes two statements and no transaction around them', async () => {
    const { page } = await begin(60, 60);
    const transactions = jest.spyOn(app.get(UnitOfWork), 'run');
    const statements = jest.spyOn(app.get(NamedQueries), 'query');
    await page.next();
    expect(inSteps(statements.mock.calls)).toHaveLength(2);
    expect(transactions).not.toHaveBeenCalled();
  });

  it('answers what a reload shows', async () => {
    const { page } = await begin(60, 90);
    app.clock.advance(20);
    const stepped = await page.next();
    expect(stepped).toEqual(await page.resume());
    expect(stepped.question!.closesAt).toBe(new Date(app.clock.now().getTime() + 90_000).toISOString());
  });

  race('is taken once by three requests at once', async () => {
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

describe('handing in', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => (app = await createTestApp()));
  beforeEach(async () => (hr = await app.as.hr()));
  afterAll(() => app.close());
  afterEach(() => jest.restoreAllMocks());

  const begin = async (count: number) => {
    const seat = await aSeat(app, hr.user, { questions: Array.from({ length: count }, () => ofSeconds(60)) });
    const { attemptId } = await seat.page.start();
    return { ...seat, attemptId };
  };
  const ledgerOf = (attemptId: string) =>
    app.dataSource.query<{ kind: string }[]>(
      `select kind, question_id as "questionId", closed_by as "closedBy", at from time_ledger
       where attempt_id = $1 and kind <> 'base' order by number`,
      [attemptId],
    );
  const eventsOf = (attemptId: string) =>
    app.dataSource.query<unknown[]>(
      `select from outbox_events where type = 'attempt.submitted' and payload ->> 'attemptId' = $1`,
      [attemptId],
    );

  it('takes two statements and no transaction around them, by hand as after the last question', async () => {
    const [byHand, atTheEnd] = [await begin(2), await begin(1)];
    const transactions = jest.spyOn(app.get(UnitOfWork), 'run');
    const statements = jest.spyOn(app.get(NamedQueries), 'query');
    await byHand.page.submit();
    await atTheEnd.page.next();
    expect(inSteps(statements.mock.calls)).toHaveLength(4);
    expect(transactions).not.toHaveBeenCalled();
  });

  it('writes down when and by whom the question and the exam ended, and answers what a reload shows', async () => {
    const { page, attemptId, invitation } = await begin(2);
    app.clock.advance(20);
    const at = app.clock.now();
    const submitted = await page.submit();
    const [answer] = await stored.answers(app, attemptId);
    expect(answer).toMatchObject({ closedBy: 'candidate', closedAt: at });
    expect((await ledgerOf(attemptId)).slice(1)).toEqual([
      { kind: 'closed', questionId: answer!.questionId, closedBy: 'candidate', at },
      { kind: 'submitted', questionId: null, closedBy: 'candidate', at },
    ]);
    const [found] = await app.dataSource.query<unknown[]>(
      'select stage, completed_at as "completedAt" from invitations where id = $1',
      [invitation.id],
    );
    expect(found).toEqual({ stage: 'Completed', completedAt: at });
    expect(submitted).toEqual(await page.submit());
  });

  race('is done once by four requests at once, and marked once', async () => {
    const { page, attemptId } = await begin(1);
    const answers = await Promise.all([page.submit(), page.next(), page.submit(), page.next()]);
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['SUBMITTED']));
    expect(await eventsOf(attemptId)).toHaveLength(1);
    expect((await ledgerOf(attemptId)).map(({ kind }) => kind)).toEqual(['opened', 'closed', 'submitted']);
    await app.runJobs();
    const results = 'select from results where attempt_id = $1';
    expect(await app.dataSource.query<unknown[]>(results, [attemptId])).toHaveLength(1);
  });

  it('of what ran out before counts from the end of its time', async () => {
    const { page, attemptId } = await begin(1);
    app.clock.advance(600);
    await page.submit();
    const [attempt] = await app.dataSource.query<unknown[]>(
      'select submitted_by as "by", submitted_at = expires_at as "isAtItsEnd" from attempts where id = $1',
      [attemptId],
    );
    expect(attempt).toEqual({ by: 'server', isAtItsEnd: true });
  });
});
