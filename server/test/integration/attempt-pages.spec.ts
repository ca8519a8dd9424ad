import { NamedQueries } from '../../src/platform/database';
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

  const seenAt = async (invitationId: string) => {
    const sql = 'select page_seen_at as at from attempts where invitation_id = $1';
    return (await app.dataSource.query<{ at: Date }[]>(sql, [invitationId]))[0]!.at;
  };

  it('is answered with its own attempt when many pulses come at once, in one statement after the first', async () => {
    const seats = await Promise.all(Array.from({ length: 6 }, seated));
    const strangers = seats.map(({ second }) => second);
    app.clock.advance(20);
    const statements = jest.spyOn(app.get(NamedQueries), 'query');
    const own = await Promise.all(seats.map(({ page }) => page.pulse()));
    const others = await Promise.all(strangers.map((page) => page.pulse()));
    const pulses = statements.mock.calls.filter(([{ name }]) => name === 'exam-pulses').length;
    statements.mockRestore();
    expect(own.map(({ questionId }) => questionId)).toEqual(seats.map(({ page }) => page.questionId));
    expect(own.every(({ isLivePage }) => isLivePage)).toBe(true);
    expect(others.some(({ isLivePage }) => isLivePage)).toBe(false);
    expect(pulses).toBeLessThan(12);
    for (const { invitation } of seats) expect(await seenAt(invitation.id)).toEqual(app.clock.now());
  });

  it('keeps nobody else waiting for an attempt that somebody holds, and is seen all the same', async () => {
    const [held, other] = [await seated(), await seated()];
    app.clock.advance(5);
    let pulse: Promise<unknown> | undefined;
    await app.dataSource.transaction(async (manager) => {
      await manager.query('select from attempts where invitation_id = $1 for update', [held.invitation.id]);
      pulse = held.page.pulse();
      expect(await other.page.pulse()).toMatchObject({ isLivePage: true });
    });
    expect(await pulse).toMatchObject({ isLivePage: true });
    expect(await seenAt(held.invitation.id)).toEqual(app.clock.now());
  });
});
