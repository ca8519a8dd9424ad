import { createTestApp } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPage, aSeat, refusalsOf } from '../kit/builders/attempts';
import { aQuestionDraft } from '../kit/builders/questions';

describe('the one live page', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  const seated = async () => {
    const questions = [
      aQuestionDraft({ durationSeconds: 600 }),
      aQuestionDraft({ text: 'Second', durationSeconds: 600 }),
    ];
    const seat = await aSeat(app, hr.user, { questions });
    await seat.page.start();
    return { ...seat, second: aPage(app, seat.examToken) };
  };
  const taken = { code: 'PAGE_TAKEN' };

  it('is asked about before another one takes over', async () => {
    const { second } = await seated();
    await expect(second.start()).rejects.toMatchObject(taken);
    await expect(second.resume()).rejects.toMatchObject(taken);
    expect(await second.resume(true)).toMatchObject({ state: 'IN_PROGRESS', position: 1 });
  });

  it('is the same one after a reload', async () => {
    const { page, examToken } = await seated();
    expect(await aPage(app, examToken, page.pageId).resume()).toMatchObject({ position: 1 });
    expect(await aPage(app, examToken, page.pageId).start()).toMatchObject({ position: 1 });
  });

  it('is let go when it was not seen for 15 seconds', async () => {
    const { page, second } = await seated();
    app.clock.advance(14);
    await page.pulse();
    app.clock.advance(14);
    await expect(second.resume()).rejects.toMatchObject(taken);
    app.clock.advance(2);
    expect(await second.resume()).toMatchObject({ position: 1 });
  });

  it('alone moves the attempt', async () => {
    const { page, second } = await seated();
    await second.resume(true);
    await expect(page.next()).rejects.toMatchObject(taken);
    await expect(page.submit()).rejects.toMatchObject(taken);
    expect(await second.next()).toMatchObject({ position: 2 });
  });

  it('learns from its pulse that it lost the attempt', async () => {
    const { page, second } = await seated();
    const questionId = page.questionId;
    expect(await page.pulse()).toMatchObject({ isLivePage: true, state: 'IN_PROGRESS', questionId });
    await second.resume(true);
    expect(await page.pulse()).toMatchObject({ isLivePage: false, questionId });
  });

  it('is not kept alive by the pulse of a page that lost it', async () => {
    const { page, second, examToken } = await seated();
    await second.resume(true);
    app.clock.advance(16);
    await page.pulse();
    expect(await aPage(app, examToken).resume()).toMatchObject({ position: 1 });
  });

  it('learns from its pulse that the question was closed, and that the attempt was submitted', async () => {
    const { page } = await seated();
    app.clock.advance(603);
    await app.runJobs();
    expect(await page.pulse()).toMatchObject({ state: 'IN_PROGRESS', questionId: null, closesAt: null });
    app.clock.advance(700);
    await app.runJobs();
    expect(await page.pulse()).toMatchObject({ state: 'SUBMITTED' });
  });

  it('matters to nobody once the attempt is submitted', async () => {
    const { page, second } = await seated();
    await page.submit();
    for (const sitting of [second.start(), second.resume(), second.next(), second.submit()]) {
      expect(await sitting).toMatchObject({ state: 'SUBMITTED', question: null });
    }
  });

  it('has nothing to do before the start', async () => {
    const { page } = await aSeat(app, hr.user);
    const refusals = await refusalsOf([page.resume(), page.next(), page.submit(), page.pulse()]);
    expect(refusals.map(({ reason }) => reason.code)).toEqual(Array(4).fill('ATTEMPT_NOT_STARTED'));
  });
});
