import { randomUUID } from 'node:crypto';
import { CheckAttempts } from '../../src/modules/exam/attempt/check-attempts';
import { closeOf, deadlineIn } from '../../src/modules/exam/attempt/time-ledger/fold-ledger';
import { ledgerOf, timesOf } from '../../src/modules/exam/attempt/time-ledger/time-ledger.queries';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPage, aSeat, stored } from '../kit/builders/attempts';
import { aQuestionDraft, questionDrafts } from '../kit/builders/questions';
import { staffControls } from '../kit/builders/controls';

const minute = (text: string) => questionDrafts.openEnded({ text, durationSeconds: 60 });

describe('staff and the clock of an exam', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => (app = await createTestApp()));
  // Signed in anew for each: the clock of these tests runs past the end of a session.
  beforeEach(async () => (hr = await app.as.hr()));
  afterAll(() => app.close());

  const begin = async (questions = [minute('One'), minute('Two')], extraTimePercent?: number) => {
    const seat = await aSeat(app, hr.user, { questions, extraTimePercent });
    const { attemptId, question } = await seat.page.start();
    return { ...seat, attemptId, closesAt: Date.parse(question!.closesAt) };
  };
  const closeNow = async (page: { pulse(): Promise<{ closesAt: string | null }> }) =>
    Date.parse((await page.pulse()).closesAt ?? '');

  /** What is kept where saves and screens read it is what the ledger says. */
  async function expectLedgerKept(attemptId: string): Promise<void> {
    const times = await timesOf(attemptId, app.dataSource.manager);
    const { expiresAt, state } = await stored.attempt(app, attemptId);
    for (const { questionId, closesAt, closedAt } of await stored.answers(app, attemptId)) {
      expect(closeOf(times.questions.get(questionId)!)).toEqual(closesAt);
      expect(times.questions.get(questionId)!.closedAt).toEqual(closedAt);
    }
    if (state === 'in-progress') expect(deadlineIn(times)).toEqual(expiresAt);
  }

  it('is written down from the first second to the last, in an order without gaps', async () => {
    const { page, attemptId } = await begin([minute('One')], 50);
    await page.next();
    const entries = await ledgerOf(attemptId, app.dataSource.manager);
    expect(entries.map(({ number, kind, seconds, percent }) => [number, kind, seconds ?? percent])).toEqual([
      [1, 'base', 60],
      [2, 'extra-percent', 50],
      [3, 'opened', null],
      [4, 'closed', null],
      [5, 'submitted', null],
    ]);
    await expectLedgerKept(attemptId);
  });

  it.each(['update time_ledger set seconds = 1', 'delete from time_ledger', 'truncate time_ledger'])(
    'refuses “%s”',
    async (statement) => {
      await begin();
      await expect(app.dataSource.query(statement)).rejects.toThrow('permission denied');
      await expect(app.owner.query(statement)).rejects.toThrow('append-only');
    },
  );

  it('goes only with its whole attempt', async () => {
    const { attemptId } = await begin();
    await app.dataSource.query('delete from attempts where id = $1', [attemptId]);
    expect(await ledgerOf(attemptId, app.dataSource.manager)).toEqual([]);
  });

  it('adds time to the open question, once for one request, and tells the page with its next pulse', async () => {
    const { page, attemptId, closesAt } = await begin();
    const requestId = randomUUID();
    const add = () => staffControls(hr).addTime(attemptId, { seconds: 30, requestId });
    expect(await add()).toMatchObject({ addedSeconds: 30 });
    expect(await add()).toMatchObject({ addedSeconds: 30 });
    expect(await page.pulse()).toMatchObject({ addedSeconds: 30, durationSeconds: 90 });
    expect(await closeNow(page)).toBe(closesAt + 30_000);
    app.clock.advance(85);
    expect(await page.save({ text: 'in the added time' })).toMatchObject({ isLate: false });
    await expectLedgerKept(attemptId);
  });

  it('closes a question at its new end, not at the old one', async () => {
    const { attemptId, closesAt } = await begin();
    await staffControls(hr).addTime(attemptId, { seconds: 30 });
    app.clock.advance(63);
    await app.runJobs();
    expect((await stored.answers(app, attemptId))[0]!.closedAt).toBeNull();
    app.clock.advance(30);
    await app.runJobs();
    expect((await stored.answers(app, attemptId))[0]!.closedAt).toEqual(new Date(closesAt + 30_000));
  });

  it('keeps added time for the next question while none is open', async () => {
    const { page, attemptId } = await begin();
    app.clock.advance(63);
    await app.get(CheckAttempts).check({ attemptId });
    await staffControls(hr).addTime(attemptId, { seconds: 30 });
    const { question } = await page.resume();
    expect(question).toMatchObject({ text: 'Two', durationSeconds: 90, baseDurationSeconds: 60 });
    await expectLedgerKept(attemptId);
  });

  it('gives extra time before the start and during the exam, to the open question too, and takes none away', async () => {
    const { page, invitation, attemptId, closesAt } = await begin();
    await staffControls(hr).setExtraTime(invitation.id, 50);
    expect(await closeNow(page)).toBe(closesAt + 30_000);
    await staffControls(hr).setExtraTime(invitation.id, 0);
    expect(await closeNow(page)).toBe(closesAt + 30_000);
    expect((await page.next()).question).toMatchObject({ durationSeconds: 60 });
    await expectLedgerKept(attemptId);

    const later = await aSeat(app, hr.user, { questions: [minute('One')] });
    await staffControls(hr).setExtraTime(later.invitation.id, 100);
    expect((await later.page.start()).question).toMatchObject({ durationSeconds: 120, baseDurationSeconds: 60 });
  });

  it('refuses extra time after the exam, and percentages that no invitation may have', async () => {
    const { page, invitation } = await begin([minute('One')]);
    await page.submit();
    await expect(staffControls(hr).setExtraTime(invitation.id, 10)).rejects.toMatchObject({ code: 'ATTEMPT_ENDED' });
    await expect(staffControls(hr).setExtraTime(invitation.id, 901)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('stands still in a pause: nothing closes, nobody moves on, and every second comes back', async () => {
    const { page, attemptId, closesAt } = await begin();
    app.clock.advance(20);
    await staffControls(hr).pause(attemptId);
    await staffControls(hr).pause(attemptId);
    expect(await page.pulse()).toMatchObject({ isPaused: true, state: 'IN_PROGRESS' });
    app.clock.advance(1_200);
    await app.runJobs();
    await app.get(CheckAttempts).sweep();
    await app.runJobs();
    expect((await page.next()).position).toBe(1);
    expect(await page.submit()).toMatchObject({ state: 'IN_PROGRESS', isPaused: true });
    await staffControls(hr).continue(attemptId);
    await staffControls(hr).continue(attemptId);
    expect(await page.pulse()).toMatchObject({ isPaused: false });
    expect(await closeNow(page)).toBe(closesAt + 1_200_000);
    await expectLedgerKept(attemptId);
    app.clock.advance(43);
    await app.runJobs();
    expect((await stored.answers(app, attemptId))[0]).toMatchObject({ closedBy: 'time' });
  });

  it('takes what was on its way when a pause began, and keeps what comes later beside it, marked late', async () => {
    const { page, attemptId } = await begin();
    await staffControls(hr).pause(attemptId);
    app.clock.advance(2);
    expect(await page.save({ text: 'on its way when it was paused' })).toMatchObject({ isLate: false });
    app.clock.advance(1);
    expect(await page.save({ text: 'written in the pause' })).toMatchObject({ isLate: true });
    app.clock.advance(25);
    await staffControls(hr).continue(attemptId);
    expect((await stored.answers(app, attemptId))[0]).toMatchObject({
      value: { text: 'on its way when it was paused' },
      lateValue: { text: 'written in the pause' },
    });
    expect(await page.save({ text: 'written in the pause' })).toMatchObject({ isLate: false });
  });

  it('counts what it kept beside in a pause when the page sends it again, above the revision it is handed', async () => {
    const { page, attemptId } = await begin();
    await page.save({ text: 'old' });
    await staffControls(hr).pause(attemptId);
    app.clock.advance(3);
    expect(await page.save({ text: 'written in the pause' })).toMatchObject({ isLate: true });
    await staffControls(hr).continue(attemptId);
    expect(await page.resume()).toMatchObject({ answer: { text: 'old' }, answerRevision: 2 });
    expect(await page.save({ text: 'written in the pause' })).toMatchObject({ isLate: false, revision: 3 });
    expect((await stored.answers(app, attemptId))[0]).toMatchObject({ value: { text: 'written in the pause' } });
  });

  it('gains no second by a pause: what a question of twenty seconds gets after twenty-five of it is late', async () => {
    const { page, attemptId } = await begin([{ ...minute('Short'), durationSeconds: 20 }]);
    app.clock.advance(1);
    await staffControls(hr).pause(attemptId);
    app.clock.advance(25);
    expect(await page.save({ text: 'thought over in the pause' })).toMatchObject({ isLate: true });
    await staffControls(hr).end(attemptId);
    expect((await stored.answers(app, attemptId))[0]).toMatchObject({ value: null });
  });

  it('serves neither question nor answer while it is paused, and both when it goes on', async () => {
    const { page, attemptId } = await begin();
    await page.save({ text: 'before' });
    await staffControls(hr).pause(attemptId);
    const hidden = {
      isPaused: true,
      state: 'IN_PROGRESS',
      question: null,
      answer: null,
      answerRevision: 0,
    };
    for (const ask of [() => page.resume(), () => page.next(), () => page.submit()])
      expect(await ask()).toMatchObject(hidden);
    await staffControls(hr).continue(attemptId);
    expect(await page.resume()).toMatchObject({
      question: { position: 1 },
      answer: { text: 'before' },
      answerRevision: 1,
    });
  });

  it('can be entered again by its link during a pause, however long', async () => {
    const { attemptId, examToken } = await begin();
    await staffControls(hr).pause(attemptId);
    app.clock.advance(86_400);
    const api = app.as.candidate(examToken);
    const { examEntry } = await api.data(graphql(`query TimeControl_examEntry { examEntry { state } }`));
    expect(examEntry.state).toBe('IN_PROGRESS');
    expect(await aPage(app, examToken).resume()).toMatchObject({ isPaused: true, position: 1 });
  });

  it('is ended by staff with all that was saved, also in a pause', async () => {
    const { page, attemptId } = await begin();
    await page.save({ text: 'kept' });
    await staffControls(hr).pause(attemptId);
    await staffControls(hr).end(attemptId);
    await staffControls(hr).end(attemptId);
    expect(await stored.attempt(app, attemptId)).toMatchObject({
      state: 'submitted',
      submittedBy: 'staff',
      pausedAt: null,
    });
    expect((await stored.answers(app, attemptId))[0]).toMatchObject({ value: { text: 'kept' }, closedBy: 'staff' });
    expect(await stored.eventCount(app, 'attempt.submitted', attemptId)).toBe(1);
    await expectLedgerKept(attemptId);
    await expect(staffControls(hr).pause(attemptId)).rejects.toMatchObject({ code: 'ATTEMPT_ENDED' });
    await expect(staffControls(hr).addTime(attemptId, { seconds: 1 })).rejects.toMatchObject({ code: 'ATTEMPT_ENDED' });
  });

  it('goes on after a submission with what was left, once the candidate is back', async () => {
    const { page, attemptId, invitation } = await begin();
    await page.save({ text: 'before' });
    app.clock.advance(20);
    await page.submit();
    await staffControls(hr).reopen(attemptId);
    await staffControls(hr).reopen(attemptId);
    expect(await stored.invitation(app, invitation.id)).toMatchObject({ stage: 'Inrolled', completedAt: null });
    app.clock.advance(1_500);
    await app.runJobs();
    const { question, answer } = await page.resume();
    expect(answer).toMatchObject({ text: 'before' });
    expect(Date.parse(question!.closesAt) - app.clock.now().getTime()).toBe(40_000);
    await page.save({ text: 'after' });
    await page.next();
    await page.next();
    expect(await stored.attempt(app, attemptId)).toMatchObject({ state: 'submitted', submittedBy: 'candidate' });
    expect((await stored.answers(app, attemptId)).map(({ value }) => value?.text ?? null)).toEqual(['after', null]);
    expect(await stored.eventCount(app, 'attempt.reopened', attemptId)).toBe(1);
    await expectLedgerKept(attemptId);
  });

  it('is told to the page up to the moment at which the server hands in without it, unless it stands still', async () => {
    const { page, attemptId } = await begin();
    const endsAt = async () => (await page.pulse()).sittingEndsAt;
    const { expiresAt } = await stored.attempt(app, attemptId);
    expect(await endsAt()).toBe(expiresAt.toISOString());
    await staffControls(hr).pause(attemptId);
    expect(await endsAt()).toBeNull();
    app.clock.advance(30);
    await staffControls(hr).continue(attemptId);
    expect(await endsAt()).toBe(new Date(expiresAt.getTime() + 30_000).toISOString());
    await page.submit();
    expect(await endsAt()).toBeNull();
  });

  it('mails a reopened candidate once, with the same link and with what is left', async () => {
    const { page, attemptId, candidate, examToken, invitation } = await begin();
    app.clock.advance(20);
    await page.submit();
    await staffControls(hr).reopen(attemptId, { addSeconds: 600 });
    await staffControls(hr).reopen(attemptId);
    await app.runJobs();
    const mails = () => app.mailbox.to(candidate.email).filter(({ subject }) => subject.startsWith('You can continue'));
    expect(mails()).toHaveLength(1);
    expect(mails()[0]!.text).toContain(examToken);
    expect(mails()[0]!.text).toContain('You have 11 minutes and 40 seconds left.');
    await page.resume();
    await page.submit();
    await app.dataSource.query('update invitations set revoked_at = now() where id = $1', [invitation.id]);
    await staffControls(hr).reopen(attemptId);
    await app.runJobs();
    expect(mails()).toHaveLength(1);
  });

  it('is marked anew when it is handed in again', async () => {
    const { page, attemptId } = await begin([aQuestionDraft({ durationSeconds: 60 })]);
    await page.save({ truth: false });
    await page.submit();
    await app.runJobs();
    const scoreOf = async () =>
      (
        await app.dataSource.query<{ score: string }[]>('select score from results where attempt_id = $1', [attemptId])
      )[0]?.score;
    expect(Number(await scoreOf())).toBe(0);
    await staffControls(hr).reopen(attemptId);
    expect(await scoreOf()).toBeUndefined();
    await page.resume();
    await page.save({ truth: true });
    await page.submit();
    await app.runJobs();
    expect(Number(await scoreOf())).toBeGreaterThan(0);
  });

  it('needs time to reopen a paper that ran out, and gives exactly that', async () => {
    const { page, attemptId } = await begin([minute('One')]);
    app.clock.advance(400);
    await app.runJobs();
    await expect(staffControls(hr).reopen(attemptId)).rejects.toMatchObject({ code: 'REOPENING_NEEDS_TIME' });
    await staffControls(hr).reopen(attemptId, { addSeconds: 45 });
    const { question } = await page.resume();
    expect(Date.parse(question!.closesAt) - app.clock.now().getTime()).toBe(45_000);
    await expectLedgerKept(attemptId);
  });

  it('opens the rest of the paper when the last question ran out', async () => {
    const { page, attemptId } = await begin();
    app.clock.advance(400);
    await app.runJobs();
    await staffControls(hr).reopen(attemptId);
    app.clock.advance(1_000);
    expect((await page.resume()).question).toMatchObject({ text: 'Two', opensAt: app.clock.now().toISOString() });
    await expectLedgerKept(attemptId);
  });

  it('carries messages to the page until they are read', async () => {
    const { page, attemptId } = await begin();
    const requestId = randomUUID();
    await staffControls(hr).message(attemptId, { text: 'Please stay seated.', requestId });
    await staffControls(hr).message(attemptId, { text: 'Please stay seated.', requestId });
    const { message } = await page.pulse();
    expect(message).toMatchObject({ id: requestId, text: 'Please stay seated.' });
    await page.read(requestId);
    expect((await page.pulse()).message).toBeNull();
  });

  it('demands a note with the reason OTHER', async () => {
    const { attemptId } = await begin();
    await expect(staffControls(hr).pause(attemptId, { reasonCode: 'OTHER' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('logs each change once, and calls that change nothing not at all', async () => {
    const { attemptId } = await begin();
    await staffControls(hr).pause(attemptId);
    await staffControls(hr).pause(attemptId);
    await staffControls(hr).continue(attemptId);
    const rows = await app.dataSource.query<{ action: string }[]>(
      'select action from audit_entries where object_id = $1 order by id',
      [attemptId],
    );
    expect(rows.map(({ action }) => action)).toEqual(['attempt.pause', 'attempt.continue']);
  });

  it('explains where the time went, without the extra time once reviewers read it', async () => {
    const { page, attemptId } = await begin([minute('One')], 50);
    await staffControls(hr).addTime(attemptId, { seconds: 30 });
    app.clock.advance(10);
    await staffControls(hr).pause(attemptId);
    app.clock.advance(100);
    await staffControls(hr).continue(attemptId);
    app.clock.advance(5);
    const { questions } = await staffControls(hr).ledger(attemptId);
    expect(questions).toMatchObject([
      { baseSeconds: 60, grantedSeconds: 90, addedSeconds: 30, usedSeconds: 15, stoppedSeconds: 100 },
    ]);
    await page.submit();
    const after = await staffControls(hr).ledger(attemptId);
    expect(after.questions).toMatchObject([{ baseSeconds: null, grantedSeconds: 90, usedSeconds: 15 }]);
    expect(after.entries.map(({ kind }) => kind)).toEqual([
      'OPENED',
      'ADDED',
      'PAUSED',
      'RESUMED',
      'CLOSED',
      'SUBMITTED',
    ]);
  });
});
