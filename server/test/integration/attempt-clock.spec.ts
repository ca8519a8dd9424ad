import { CheckAttempts } from '../../src/modules/exam/attempt/check-attempts';
import { createTestApp } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPage, aSeat, stored } from '../kit/builders/attempts';
import { aQuestionDraft } from '../kit/builders/questions';

const minute = (text: string) => aQuestionDraft({ text, durationSeconds: 60 });

describe("the server's clock", () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  it('starts a question when it is first served and tells when it ends', async () => {
    const { page } = await aSeat(app, hr.user, { questions: [minute('One'), minute('Two')] });
    const { question, position, questionCount } = await page.start();
    expect({ position, questionCount }).toEqual({ position: 1, questionCount: 2 });
    expect(question?.opensAt).toBe(app.clock.now().toISOString());
    expect(Date.parse(question!.closesAt) - Date.parse(question!.opensAt)).toBe(60_000);
  });

  it('grants extra time on every question, rounded up to whole seconds', async () => {
    const questions = [aQuestionDraft({ durationSeconds: 45 })];
    const { page } = await aSeat(app, hr.user, { questions, extraTimePercent: 25 });
    const { question } = await page.start();
    expect(question).toMatchObject({ durationSeconds: 57, baseDurationSeconds: 45 });
    expect(Date.parse(question!.closesAt) - Date.parse(question!.opensAt)).toBe(57_000);
  });

  it('goes on while the page reloads: the same question, the same end', async () => {
    const { page, examToken } = await aSeat(app, hr.user, { questions: [minute('One')] });
    const first = await page.start();
    expect(first.answerSavedAt).toBeNull();
    await page.save({ truth: true });
    const savedAt = app.clock.now().toISOString();
    app.clock.advance(20);
    const again = await aPage(app, examToken, page.pageId).resume();
    expect(again.question).toEqual(first.question);
    expect(again.answer).toEqual({ truth: true });
    expect(again).toMatchObject({ answerRevision: 1, answerSavedAt: savedAt });
  });

  it('closes a question by a job when nobody does, at the moment when its time was over', async () => {
    const { page } = await aSeat(app, hr.user, { questions: [minute('One'), minute('Two')] });
    const { attemptId, question } = await page.start();
    app.clock.advance(63);
    await app.runJobs();
    const [answer] = await stored.answers(app, attemptId);
    expect(answer).toMatchObject({ closedBy: 'time', closedAt: new Date(question!.closesAt) });
  });

  it('starts the clock of the following question only when a page asks for it', async () => {
    const { page } = await aSeat(app, hr.user, { questions: [minute('One'), minute('Two')] });
    const { attemptId } = await page.start();
    app.clock.advance(100);
    await app.runJobs();
    expect(await stored.answers(app, attemptId)).toHaveLength(1);
    const { question } = await page.resume();
    expect(question).toMatchObject({ text: 'Two', opensAt: app.clock.now().toISOString() });
  });

  it('submits an attempt whose candidate vanished, as of the end of its time', async () => {
    const { page, invitation } = await aSeat(app, hr.user, { questions: [minute('One'), minute('Two')] });
    const { attemptId } = await page.start();
    const { expiresAt } = await stored.attempt(app, attemptId);
    expect(expiresAt.getTime() - app.clock.now().getTime()).toBe((60 + 60 + 60) * 1000);
    app.clock.advance(181);
    await app.runJobs();
    expect(await stored.attempt(app, attemptId)).toMatchObject({ submittedAt: expiresAt, submittedBy: 'server' });
    expect(await stored.invitation(app, invitation.id)).toMatchObject({ stage: 'Completed', completedAt: expiresAt });
  });

  it('makes up for a lost check by the sweep', async () => {
    const { page } = await aSeat(app, hr.user, { questions: [minute('One')] });
    const { attemptId } = await page.start();
    await app.dataSource.query(`delete from graphile_worker._private_jobs where key = $1`, [`attempt:${attemptId}`]);
    app.clock.advance(3600);
    await app.get(CheckAttempts).sweep();
    await app.runJobs();
    expect(await stored.attempt(app, attemptId)).toMatchObject({ submittedBy: 'server' });
    expect(await stored.answers(app, attemptId)).toMatchObject([{ closedBy: 'time' }]);
  });

  it('hands nothing in while the time has leapt, and nobody knows yet whether it stays there', async () => {
    const { page } = await aSeat(app, hr.user, { questions: [minute('One')] });
    const { attemptId } = await page.start();
    app.clock.advance(3600);
    const isSure = jest.spyOn(app.clock, 'isSure').mockReturnValue(false);
    await app.dataSource.query(`select graphile_worker.add_job('sweep-attempts')`);
    await app.runJobs();
    expect(await stored.attempt(app, attemptId)).toMatchObject({ state: 'in-progress' });
    expect(await stored.answers(app, attemptId)).toMatchObject([{ closedAt: null }]);
    isSure.mockRestore();
    await app.runJobs();
    expect(await stored.attempt(app, attemptId)).toMatchObject({ submittedBy: 'server' });
  });

  it('leaves nothing to sweep afterwards', async () => {
    await app.get(CheckAttempts).sweep();
    await app.runJobs();
    const waiting = () => app.dataSource.query<unknown[]>('select id from graphile_worker._private_jobs');
    const before = await waiting();
    await app.get(CheckAttempts).sweep();
    expect(await waiting()).toEqual(before);
  });

  it('submits when a page comes back after the last question ran out', async () => {
    const { page } = await aSeat(app, hr.user, { questions: [minute('One')] });
    const { attemptId } = await page.start();
    app.clock.advance(70);
    expect(await page.resume()).toMatchObject({ state: 'SUBMITTED', question: null });
    expect(await stored.attempt(app, attemptId)).toMatchObject({ submittedBy: 'time' });
  });
});
