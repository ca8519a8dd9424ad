import { Invitation } from '../../src/modules/candidates';
import { createTestApp, race } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPage, aSeat, stored } from '../kit/builders/attempts';
import { questionDrafts } from '../kit/builders/questions';

const essay = (text: string) => questionDrafts.openEnded({ text, durationSeconds: 60 });

describe('saving answers', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  const seated = async () => {
    const seat = await aSeat(app, hr.user, { questions: [essay('One'), essay('Two')] });
    await seat.page.start();
    return seat;
  };

  it('stores the value and says what is stored', async () => {
    const { page } = await seated();
    const saved = await page.save({ text: 'Accruals follow the work.' });
    expect(saved).toMatchObject({ questionId: page.questionId, revision: 1, isLate: false });
    expect(saved.savedAt).toBe(app.clock.now().toISOString());
    expect(saved.closesAt).toBe(page.shown?.question?.closesAt);
    expect(await stored.answer(app, page.questionId)).toMatchObject({
      value: { text: 'Accruals follow the work.' },
      revision: 1,
    });
  });

  it('keeps every character, also those that quotes, JSON and PostgreSQL arrays are made of', async () => {
    const { page } = await seated();
    const text = `"quoted", {braces}, \\backslash\\, 'single', NULL, ١٢٣ العربية، 😀 \u202E \n\t end`;
    await page.save({ text });
    expect((await stored.answer(app, page.questionId)).value).toEqual({ text });
  });

  it('changes nothing when a save is replayed', async () => {
    const { page } = await seated();
    const first = await page.save({ text: 'once' }, { revision: 4 });
    app.clock.advance(5);
    expect(await page.save({ text: 'once' }, { revision: 4 })).toMatchObject({ revision: 4, savedAt: first.savedAt });
    expect(await page.save({ text: 'another text, same revision' }, { revision: 4 })).toMatchObject({ revision: 4 });
    expect((await stored.answer(app, page.questionId)).value).toEqual({ text: 'once' });
  });

  it('lets the newest revision win, whatever arrives last', async () => {
    const { page } = await seated();
    await page.save({ text: 'seventh' }, { revision: 7 });
    expect(await page.save({ text: 'fifth' }, { revision: 5 })).toMatchObject({ revision: 7, isLate: false });
    expect(await stored.answer(app, page.questionId)).toMatchObject({ value: { text: 'seventh' }, revision: 7 });
  });

  race('sorts out any order of many saves that arrive at once', async () => {
    const { page } = await seated();
    const revisions = [3, 9, 1, 12, 7, 2, 11, 4, 10, 5, 12, 8, 6, 9];
    const replies = await Promise.all(revisions.map((revision) => page.save({ text: `r${revision}` }, { revision })));
    replies.forEach((reply, index) => expect(reply.revision).toBeGreaterThanOrEqual(revisions[index]!));
    expect(await stored.answer(app, page.questionId)).toMatchObject({ value: { text: 'r12' }, revision: 12 });
  });

  it('finds the question again whose id was written in capitals, alone and among many', async () => {
    const { page } = await seated();
    const questionId = page.questionId.toUpperCase();
    const alone = await page.save({ text: 'alone' }, { questionId, revision: 1 });
    expect(alone.questionId).toBe(page.questionId);
    const others = await Promise.all(Array.from({ length: 5 }, async () => (await seated()).page));
    const [among] = await Promise.all([
      page.save({ text: 'among many' }, { questionId, revision: 2 }),
      ...others.map((other) => other.save({ text: 'one of them' })),
    ]);
    expect(among).toMatchObject({ questionId: page.questionId, revision: 2 });
    expect(await stored.answer(app, page.questionId)).toMatchObject({ value: { text: 'among many' }, revision: 2 });
  });

  it('accepts an answer taken back', async () => {
    const { page } = await seated();
    await page.save({ text: 'no, wait' });
    await page.save({});
    expect(await stored.answer(app, page.questionId)).toMatchObject({ value: {}, revision: 2 });
  });

  describe('when the time is over', () => {
    it('still counts what was on its way', async () => {
      const { page } = await seated();
      app.clock.advance(62);
      expect(await page.save({ text: 'just in time' })).toMatchObject({ isLate: false });
    });

    it('keeps what comes later beside the answer that counts', async () => {
      const { page } = await seated();
      await page.save({ text: 'in time' });
      app.clock.advance(63);
      expect(await page.save({ text: 'too late' })).toMatchObject({ revision: 2, isLate: true });
      expect(await stored.answer(app, page.questionId)).toMatchObject({
        value: { text: 'in time' },
        revision: 1,
        lateValue: { text: 'too late' },
        lateRevision: 2,
        lateSavedAt: app.clock.now(),
      });
    });

    it('answers the replay of a late save like the save itself', async () => {
      const { page } = await seated();
      app.clock.advance(63);
      const late = await page.save({ text: 'late' }, { revision: 3 });
      app.clock.advance(5);
      expect(await page.save({ text: 'late' }, { revision: 3 })).toEqual(late);
      expect(await page.save({ text: 'later, but older' }, { revision: 2 })).toMatchObject({
        revision: 3,
        isLate: true,
      });
    });

    it('does not call an old save late that had counted in its time', async () => {
      const { page } = await seated();
      await page.save({ text: 'in time' }, { revision: 5 });
      app.clock.advance(63);
      expect(await page.save({ text: 'in time' }, { revision: 5 })).toMatchObject({ revision: 5, isLate: false });
      expect((await stored.answer(app, page.questionId)).lateRevision).toBe(0);
    });
  });

  it('keeps what arrives after the candidate went on, and after the submission', async () => {
    const { page } = await seated();
    const first = page.questionId;
    await page.next();
    expect(await page.save({ text: 'afterthought' }, { questionId: first, revision: 9 })).toMatchObject({
      isLate: true,
    });
    await page.submit();
    expect(await page.save({ text: 'out of the outbox' }, { questionId: first, revision: 10 })).toMatchObject({
      revision: 10,
      isLate: true,
    });
    expect(await stored.answer(app, first)).toMatchObject({ value: null, lateValue: { text: 'out of the outbox' } });
  });

  it('tells a page that it lost the attempt, and keeps what it sent', async () => {
    const { page, examToken } = await seated();
    await page.save({ text: 'first page' });
    const second = aPage(app, examToken);
    await second.resume(true);
    await expect(page.save({ text: 'typed offline' }, { revision: 8 })).rejects.toMatchObject({ code: 'PAGE_TAKEN' });
    expect(await stored.answer(app, page.questionId)).toMatchObject({
      value: { text: 'first page' },
      lateValue: { text: 'typed offline' },
      lateRevision: 8,
    });
    expect(await second.save({ text: 'second page' }, { revision: 9 })).toMatchObject({ isLate: false, revision: 9 });
  });

  describe('when two pages wrote late', () => {
    const taken = async (revision: number) => {
      const { page, examToken } = await seated();
      const second = aPage(app, examToken);
      await second.resume(true);
      await expect(page.save({ text: 'old page' }, { revision })).rejects.toMatchObject({ code: 'PAGE_TAKEN' });
      app.clock.advance(63);
      return { page, second };
    };
    const late = async ({ questionId }: { questionId: string }) => {
      const { lateValue, lateRevision } = await stored.answer(app, questionId);
      return { lateValue, lateRevision };
    };

    it('names the live page a revision that it never sent, above which its own is kept', async () => {
      const { page, second } = await taken(30);
      const reply = await second.save({ text: 'live page' }, { revision: 2, questionId: page.questionId });
      expect(reply).toMatchObject({ revision: 30, isLate: true });
      const again = await second.save({ text: 'live page' }, { revision: 31, questionId: page.questionId });
      expect(again).toMatchObject({ revision: 31, isLate: true });
      expect(await late(page)).toEqual({ lateValue: { text: 'live page' }, lateRevision: 31 });
    });

    it('keeps what the live page wrote, also under the revision of the other', async () => {
      const { page, second } = await taken(30);
      const { questionId } = page;
      const reply = await second.save({ text: 'live page' }, { revision: 30, questionId });
      expect(reply).toMatchObject({ revision: 30, isLate: true });
      expect(await late(page)).toEqual({ lateValue: { text: 'live page' }, lateRevision: 30 });
      expect(await second.save({ text: 'live page' }, { revision: 30, questionId })).toEqual(reply);
    });

    it('tells the other page, once the question is closed, whether its words are still there', async () => {
      const { page, second } = await taken(30);
      const { questionId } = page;
      await second.next(questionId);
      const sendAgain = () => page.save({ text: 'old page' }, { revision: 30, questionId });
      await expect(sendAgain()).rejects.toMatchObject({ code: 'PAGE_TAKEN' });
      await second.save({ text: 'live page' }, { revision: 31, questionId });
      await expect(sendAgain()).rejects.toMatchObject({ code: 'ANSWER_NOT_KEPT' });
    });
  });

  it('hands the second page a revision that its next save can top', async () => {
    const { page, examToken } = await seated();
    const second = aPage(app, examToken);
    await second.resume(true);
    await expect(page.save({ text: 'old page' }, { revision: 30 })).rejects.toMatchObject({ code: 'PAGE_TAKEN' });
    await second.resume();
    expect(await second.save({ text: 'goes on' })).toMatchObject({ revision: 31, isLate: false });
  });

  it('finds neither a question that is not open yet nor one of somebody else', async () => {
    const { page, examToken } = await seated();
    const other = await seated();
    const [, unopened] = await stored.paper(app, page.shown!.attemptId);
    const notFound = { code: 'ATTEMPT_QUESTION_NOT_FOUND' };
    await expect(page.save({ text: 'x' }, { questionId: unopened!.id })).rejects.toMatchObject(notFound);
    await expect(page.save({ text: 'x' }, { questionId: other.page.questionId })).rejects.toMatchObject(notFound);
    await expect(aPage(app, examToken).save({ text: 'x' })).rejects.toMatchObject(notFound);
    expect((await stored.answer(app, other.page.questionId)).value).toBeNull();
  });

  it.each([
    ['the link was revoked', { revokedAt: new Date() }],
    ['the link was issued anew', { tokenVersion: 2 }],
  ])('takes nothing after %s', async (_, change) => {
    const { page, invitation } = await seated();
    await app.dataSource.manager.update(Invitation, invitation.id, change);
    await expect(page.save({ text: 'x' })).rejects.toMatchObject({
      code: 'EXAM_UNAVAILABLE',
      params: { reason: 'REVOKED' },
    });
    expect((await stored.answer(app, page.questionId)).revision).toBe(0);
  });

  it('refuses what cannot be stored, field by field', async () => {
    const { page } = await seated();
    const fieldsOf = (path: string) => ({
      code: 'INVALID_INPUT',
      params: { fields: [expect.objectContaining({ path })] },
    });
    await expect(page.save({ text: 'x'.repeat(20_001) })).rejects.toMatchObject(fieldsOf('value.text'));
    await expect(page.save({ text: 'a\0b' })).rejects.toMatchObject(fieldsOf('value.text'));
    await expect(page.save({ text: 'x', truth: true })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(page.save({ choiceIds: Array(51).fill('c') })).rejects.toMatchObject(fieldsOf('value.choiceIds'));
    await expect(page.save({ text: 'x' }, { revision: 0 })).rejects.toMatchObject(fieldsOf('revision'));
    await expect(page.save({ text: 'x' }, { questionId: 'q' })).rejects.toMatchObject(fieldsOf('questionId'));
    expect((await stored.answer(app, page.questionId)).revision).toBe(0);
  });

  it('replaces half of a surrogate pair instead of refusing the text around it', async () => {
    const { page } = await seated();
    await page.save({ text: 'cut \uD83D here' });
    expect((await stored.answer(app, page.questionId)).value).toEqual({ text: 'cut \uFFFD here' });
  });

  it('slows down a sitting that floods, and nobody else', async () => {
    const { page } = await seated();
    const other = await seated();
    const flood = Array.from({ length: 40 }, () => page.save({ text: 'x' }));
    const outcomes = await Promise.allSettled(flood);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(20);
    expect(refused[0]).toMatchObject({ reason: { code: 'RATE_LIMITED', params: { retryAfterSeconds: 1 } } });
    expect(await other.page.save({ text: 'calm' })).toMatchObject({ isLate: false });
    app.clock.advance(1);
    expect(await page.save({ text: 'calm again' })).toMatchObject({ isLate: false });
  });
});
