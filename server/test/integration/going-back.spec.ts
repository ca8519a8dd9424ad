import { CheckAttempts } from '../../src/modules/exam/attempt/check-attempts';
import { TimelineQueries } from '../../src/modules/exam/proctoring/timeline.queries';
import { closeOf, deadlineIn } from '../../src/modules/exam/attempt/time-ledger/fold-ledger';
import { ledgerOf, timesOf } from '../../src/modules/exam/attempt/time-ledger/time-ledger.queries';
import { TimeUsed1763919200000 } from '../../src/platform/database/migrations/1763919200000-time-used';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPage, aSeat, stored } from '../kit/builders/attempts';
import { staffControls } from '../kit/builders/controls';
import { questionDrafts } from '../kit/builders/questions';
import { resultOf } from '../kit/builders/results';

const minute = (text: string) => questionDrafts.openEnded({ text, durationSeconds: 60 });
const three = [minute('One'), minute('Two'), minute('Three')];

const ANALYTICS = graphql(`
  query GoingBack_assessment($id: ID!) {
    assessment(id: $id) { analytics { averageSeconds questions { averageSeconds } } }
  }
`);

describe('an exam in which one may go back', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => (app = await createTestApp()));
  beforeEach(async () => (hr = await app.as.hr()));
  afterAll(() => app.close());

  const begin = async (questions = three, extraTimePercent?: number) => {
    const seat = await aSeat(app, hr.user, { questions, extraTimePercent, allowBack: true });
    const { attemptId } = await seat.page.start();
    return { ...seat, attemptId };
  };
  const left = (closesAt: string | undefined) => (Date.parse(closesAt ?? '') - app.clock.now().getTime()) / 1000;
  const kindsOf = async (attemptId: string) =>
    (await ledgerOf(attemptId, app.dataSource.manager)).slice(3).map(({ kind }) => kind);

  async function analysedSeconds(id: string): Promise<{ all: number | null; each: (number | null)[] }> {
    const { assessment } = await hr.data(ANALYTICS, { id });
    const { averageSeconds, questions } = assessment.analytics;
    return { all: averageSeconds, each: questions.map((question) => question.averageSeconds) };
  }

  async function expectLedgerKept(attemptId: string): Promise<void> {
    const times = await timesOf(attemptId, app.dataSource.manager);
    for (const { questionId, closesAt, closedAt, leftAt } of await stored.answers(app, attemptId)) {
      const question = times.questions.get(questionId)!;
      expect([closeOf(question), question.closedAt, question.leftAt]).toEqual([closesAt, closedAt, leftAt]);
    }
    const { expiresAt, state } = await stored.attempt(app, attemptId);
    if (state === 'in-progress') expect(deadlineIn(times)).toEqual(expiresAt);
  }

  it('keeps for each question what it had left, and its answer', async () => {
    const { page, attemptId } = await begin();
    await page.save({ text: 'first words' });
    app.clock.advance(20);
    expect(left((await page.goTo(2)).question?.closesAt)).toBe(60);
    app.clock.advance(30);
    const back = await page.goTo(1);
    expect(back).toMatchObject({ question: { text: 'One' }, answer: { text: 'first words' }, visit: 2, position: 2 });
    expect(left(back.question?.closesAt)).toBe(40);
    expect(back.slots).toEqual([
      { position: 1, state: 'OPEN', isAnswered: true, secondsLeft: 40 },
      { position: 2, state: 'LEFT', isAnswered: false, secondsLeft: 30 },
      { position: 3, state: 'UNSEEN', isAnswered: false, secondsLeft: 60 },
    ]);
    expect(await page.save({ text: 'better words' })).toMatchObject({ isLate: false });
    expect(left((await page.goTo(2)).question?.closesAt)).toBe(30);
    expect(await kindsOf(attemptId)).toEqual(['opened', 'left', 'opened', 'left', 'returned', 'left', 'returned']);
    await expectLedgerKept(attemptId);
  });

  it('takes answers to a question only while it is open, and keeps later ones as late', async () => {
    const { page, attemptId } = await begin();
    const first = page.questionId;
    await page.save({ text: 'in time' }, { revision: 1 });
    await page.goTo(2);
    expect(await page.save({ text: 'too late' }, { questionId: first, revision: 2 })).toMatchObject({ isLate: true });
    expect(await stored.answer(app, first)).toMatchObject({
      value: { text: 'in time' },
      lateValue: { text: 'too late' },
    });
    expect(await page.goTo(1)).toMatchObject({ answer: { text: 'in time' }, answerRevision: 2 });
    expect(await page.save({ text: 'again in time' })).toMatchObject({ isLate: false, revision: 3 });
    await expectLedgerKept(attemptId);
  });

  it('changes nothing by a replayed call, a closed question, or one that nobody has reached', async () => {
    const { page, attemptId } = await begin();
    const from = { questionId: page.questionId, visit: 1 };
    await page.goTo(2, from);
    await page.goTo(2, from);
    await page.goTo(1);
    await page.goTo(2, from);
    await page.goTo(3, { questionId: from.questionId, visit: 99 });
    await page.goTo(9);
    await page.next();
    expect(await page.resume()).toMatchObject({ question: { text: 'One' }, visit: 2 });
    expect(await kindsOf(attemptId)).toEqual(['opened', 'left', 'opened', 'left', 'returned']);
    await expectLedgerKept(attemptId);
  });

  it('closes at zero for good and goes on with the next question that is not closed', async () => {
    const { page, attemptId } = await begin();
    await page.goTo(2);
    await page.goTo(3);
    app.clock.advance(61);
    const next = await page.next();
    expect(next).toMatchObject({ question: { text: 'One' }, visit: 2 });
    expect(next.slots.map(({ state }) => state)).toEqual(['OPEN', 'LEFT', 'CLOSED']);
    expect((await page.goTo(3)).question?.text).toBe('One');
    app.clock.advance(61);
    expect((await page.next()).question?.text).toBe('Two');
    app.clock.advance(61);
    expect(await page.next()).toMatchObject({ state: 'SUBMITTED' });
    const closed = await stored.answers(app, attemptId);
    expect(closed.map(({ closedBy }) => closedBy)).toEqual(['time', 'time', 'time']);
  });

  it('never lets the clocks run longer than the paper gives, however often somebody goes to and fro', async () => {
    const { page, attemptId } = await begin([minute('One'), minute('Two')]);
    const startedAt = app.clock.now();
    let position = 1;
    while (page.shown?.state === 'IN_PROGRESS') {
      app.clock.advance(7);
      position = 3 - position;
      await page.goTo(position);
    }
    const { submittedAt } = await stored.attempt(app, attemptId);
    expect((submittedAt!.getTime() - startedAt.getTime()) / 1000).toBeLessThanOrEqual(120 + 7);
    const [{ used }] = await app.dataSource.query<[{ used: number }]>(
      `select sum(q.duration_seconds - extract(epoch from a.closes_at - coalesce(a.left_at, a.closed_at)))::float8 as used
       from answers a join attempt_questions q on q.id = a.question_id where a.attempt_id = $1`,
      [attemptId],
    );
    expect(used).toBe(120);
  });

  it('hands in for a candidate who vanished once all that was left would have run out', async () => {
    const { page, attemptId } = await begin();
    app.clock.advance(10);
    await page.goTo(2);
    const { expiresAt } = await stored.attempt(app, attemptId);
    expect((expiresAt.getTime() - app.clock.now().getTime()) / 1000).toBe(60 + 50 + 60 + 60);
    app.clock.advance(63);
    await app.runJobs();
    const answers = await stored.answers(app, attemptId);
    expect(answers.map(({ closedBy }) => closedBy)).toEqual([null, 'time']);
    app.clock.advance(168);
    await app.get(CheckAttempts).sweep();
    await app.runJobs();
    expect(await stored.attempt(app, attemptId)).toMatchObject({ submittedBy: 'server', submittedAt: expiresAt });
    await expectLedgerKept(attemptId);
  });

  it('stands still with all of its questions in a pause', async () => {
    const { page, attemptId } = await begin();
    app.clock.advance(10);
    await page.goTo(2);
    app.clock.advance(10);
    await staffControls(hr).pause(attemptId);
    expect((await page.goTo(1)).position).toBe(2);
    app.clock.advance(500);
    await staffControls(hr).continue(attemptId);
    expect(left((await page.resume()).question?.closesAt)).toBe(50);
    expect(left((await page.goTo(1)).question?.closesAt)).toBe(50);
    await expectLedgerKept(attemptId);
  });

  it('gives extra time to what was left as well, and added time to the open question', async () => {
    const { page, invitation, attemptId } = await begin();
    app.clock.advance(10);
    await page.goTo(2);
    await staffControls(hr).setExtraTime(invitation.id, 50);
    await staffControls(hr).addTime(attemptId, { seconds: 15 });
    expect((await page.resume()).slots.map(({ secondsLeft }) => secondsLeft)).toEqual([80, 105, 90]);
    await staffControls(hr).setExtraTime(invitation.id, 0);
    expect(left((await page.goTo(1)).question?.closesAt)).toBe(80);
    await expectLedgerKept(attemptId);
  });

  it('adds time to the question that comes next where none is open', async () => {
    const { page, attemptId } = await begin();
    await page.goTo(2);
    await page.goTo(3);
    app.clock.advance(63);
    await app.runJobs();
    await staffControls(hr).addTime(attemptId, { seconds: 30 });
    expect((await page.resume()).question).toMatchObject({ text: 'One', durationSeconds: 90 });
  });

  it('waits again, after a reopening, with all that was left when it was handed in', async () => {
    const { page, attemptId, examToken } = await begin();
    app.clock.advance(10);
    await page.goTo(2);
    app.clock.advance(20);
    await page.submit();
    expect((await stored.answers(app, attemptId)).map(({ closedBy }) => closedBy)).toEqual(['candidate', 'candidate']);
    await app.runJobs();
    app.clock.advance(1_000);
    await staffControls(hr).reopen(attemptId, {});
    app.clock.advance(1_000);
    const again = await aPage(app, examToken).resume();
    expect(again.slots.map(({ state, secondsLeft }) => [state, secondsLeft])).toEqual([
      ['LEFT', 50],
      ['OPEN', 40],
      ['UNSEEN', 60],
    ]);
    await expectLedgerKept(attemptId);
  });

  it('tells staff how long each question was really worked on, and where the sitting went', async () => {
    const fact = questionDrafts.trueFalse({ durationSeconds: 60 });
    const { page, attemptId, ...seat } = await begin([fact, fact]);
    app.clock.advance(10);
    await page.goTo(2);
    app.clock.advance(20);
    await page.goTo(1);
    app.clock.advance(5);
    await page.goTo(2);
    const { questions, entries } = await staffControls(hr).ledger(attemptId);
    expect(questions).toMatchObject([
      { usedSeconds: 15, stoppedSeconds: 20, closesAt: null },
      { usedSeconds: 20, stoppedSeconds: 5 },
    ]);
    expect(entries.map(({ kind }) => kind).filter((kind) => kind !== 'BASE')).toEqual([
      'OPENED',
      'LEFT',
      'OPENED',
      'LEFT',
      'RETURNED',
      'LEFT',
      'RETURNED',
    ]);
    const visits = await app.get(TimelineQueries).questions(attemptId);
    expect(visits.map(({ position }) => position)).toEqual([1, 2, 1, 2]);
    app.clock.advance(7);
    await page.submit();
    await app.runJobs();
    const { questions: marked } = await resultOf(hr, seat);
    expect(marked.map(({ usedSeconds }) => usedSeconds)).toEqual([15, 27]);
    expect(await analysedSeconds(seat.assessmentId)).toEqual({ all: 42, each: [15, 27] });
  });

  it('counts in the analytics no time that passed at another question, in a pause, or before a reopening', async () => {
    const fact = questionDrafts.trueFalse({ durationSeconds: 60 });
    const { page, attemptId, assessmentId, examToken } = await begin([fact, fact]);
    app.clock.advance(10);
    await page.goTo(2);
    app.clock.advance(5);
    await staffControls(hr).pause(attemptId);
    app.clock.advance(500);
    await staffControls(hr).continue(attemptId);
    await page.submit();
    await app.runJobs();
    expect(await analysedSeconds(assessmentId)).toEqual({ all: 15, each: [10, 5] });
    app.clock.advance(100);
    await staffControls(hr).reopen(attemptId, {});
    app.clock.advance(100);
    const again = aPage(app, examToken);
    await again.resume();
    app.clock.advance(3);
    await again.submit();
    await app.runJobs();
    expect(await analysedSeconds(assessmentId)).toEqual({ all: 18, each: [10, 8] });
  });

  it('packs anew the time of results that were packed from opening to closing', async () => {
    const fact = questionDrafts.trueFalse({ durationSeconds: 60 });
    const { page, assessmentId } = await begin([fact, fact]);
    app.clock.advance(10);
    await page.goTo(2);
    app.clock.advance(20);
    await page.submit();
    await app.runJobs();
    const migration = new TimeUsed1763919200000();
    const runner = app.owner.createQueryRunner();
    try {
      await migration.down(runner);
      expect(await analysedSeconds(assessmentId)).toEqual({ all: 50, each: [30, 20] });
      await migration.up(runner);
      expect(await analysedSeconds(assessmentId)).toEqual({ all: 30, each: [10, 20] });
    } finally {
      await runner.release();
    }
  });

  it('belongs to one page: another one may neither go nor save until it takes over', async () => {
    const { page, examToken } = await begin();
    const other = aPage(app, examToken);
    await expect(other.goTo(2, { questionId: page.questionId, visit: 1 })).rejects.toMatchObject({
      code: 'PAGE_TAKEN',
    });
    await other.resume(true);
    expect((await other.goTo(2)).question?.text).toBe('Two');
    await expect(page.goTo(2)).rejects.toMatchObject({ code: 'PAGE_TAKEN' });
  });

  it('is decided at the start: what the assessment says later changes no sitting', async () => {
    const allow = (assessmentId: string, isAllowed: boolean) =>
      app.dataSource.query(
        `update assessments set configuration = configuration || jsonb_build_object('allowBack', $2::boolean) where id = $1`,
        [assessmentId, isAllowed],
      );
    const { page, assessmentId } = await begin();
    await allow(assessmentId, false);
    expect((await page.goTo(2)).question?.text).toBe('Two');
    expect((await page.goTo(1)).question?.text).toBe('One');

    const forward = await aSeat(app, hr.user, { questions: three });
    await forward.page.start();
    await allow(forward.assessmentId, true);
    expect(await forward.page.goTo(2)).toMatchObject({ question: { text: 'One' }, mayGoBack: false, slots: [] });
    expect((await forward.page.next()).question?.text).toBe('Two');
    expect((await forward.page.goTo(1)).question?.text).toBe('Two');
  });
});
