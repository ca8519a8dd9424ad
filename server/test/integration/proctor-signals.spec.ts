import { randomUUID } from 'node:crypto';
import type { ProctoringDraft } from '../../src/modules/assessments/proctoring.policy';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPage, aSeat, stored } from '../kit/builders/attempts';
import { staffControls } from '../kit/builders/controls';
import { aQuestionDraft } from '../kit/builders/questions';

describe('what a page notices', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  const sitting = async (proctoring: ProctoringDraft = {}) => {
    const questions = [aQuestionDraft({ durationSeconds: 600 })];
    const seat = await aSeat(app, hr.user, { questions, proctoring: { submitsWhenLeft: true, ...proctoring } });
    const { attemptId } = await seat.page.start();
    app.clock.advance(60);
    return { ...seat, attemptId };
  };
  /** An absence that ends now, a minute after the one before. */
  const away = (seconds: number, given: object = {}) => {
    app.clock.advance(60);
    return { seconds, endedAt: app.clock.now(), ...given };
  };

  it('warns twice and then hands the exam in', async () => {
    const { page, attemptId } = await sitting();
    await page.save({ truth: true });
    expect(await page.report(away(5))).toMatchObject({ warnings: 1, warningsLeft: 1, isSubmitted: false });
    expect(await page.report(away(5, { warningsSeen: 1 }))).toMatchObject({ warnings: 2, warningsLeft: 0 });
    const last = await page.report(away(20, { warningsSeen: 2 }));
    expect(last).toMatchObject({ warnings: 3, isSubmitted: true, isSubmittedByProctoring: true });
    expect(last.events.map(({ countedAs }) => countedAs)).toEqual([1, 2, 3]);
    expect(await stored.attempt(app, attemptId)).toMatchObject({ state: 'submitted', submittedBy: 'proctoring' });
    expect(await stored.answers(app, attemptId)).toMatchObject([{ closedBy: 'proctoring', value: { truth: true } }]);
    expect(await stored.eventCount(app, 'attempt.submitted', attemptId)).toBe(1);
    expect(await page.pulse()).toMatchObject({ state: 'SUBMITTED' });
  });

  it('goes on for who comes back within twenty seconds, and hands in once they stay away', async () => {
    const { page } = await sitting({ warningsBeforeSubmit: 1 });
    await page.report(away(60));
    expect(await page.report(away(19, { warningsSeen: 1 }))).toMatchObject({ warnings: 2, isSubmitted: false });
    const id = randomUUID();
    const told = (seconds: number) => page.report({ ...away(seconds, { warningsSeen: 2 }), id, isOver: false });
    expect(await told(4)).toMatchObject({ warnings: 3, isSubmitted: false });
    expect(await told(21)).toMatchObject({ isSubmittedByProctoring: true });
  });

  it('never hands in where leaving is noted for a person, as it is unless that is chosen', async () => {
    const seat = await aSeat(app, hr.user, { questions: [aQuestionDraft({ durationSeconds: 6_000 })] });
    await seat.page.start();
    for (let warningsSeen = 0; warningsSeen < 9; warningsSeen++) await seat.page.report(away(50, { warningsSeen }));
    expect(await seat.page.proctorState()).toMatchObject({ warnings: 9, isSubmitted: false });
  });

  it('counts once, however often it is told', async () => {
    const { page } = await sitting();
    const absence = { id: randomUUID(), ...away(5) };
    await page.report(absence, absence);
    await page.report({ ...absence, seconds: 4 });
    expect(await page.report(absence)).toMatchObject({ warnings: 1, events: [{ kind: 'TAB_HIDDEN', seconds: 5 }] });
  });

  it('counts while it goes on, and its length follows', async () => {
    const { page } = await sitting();
    const id = randomUUID();
    app.clock.advance(60);
    const from = app.clock.now();
    const told = (seconds: number, isOver: boolean) =>
      page.report({ id, seconds, endedAt: new Date(from.getTime() + seconds * 1000), isOver });
    expect(await told(1, false)).toMatchObject({ warnings: 0 });
    app.clock.advance(4);
    expect(await told(4, false)).toMatchObject({ warnings: 1 });
    app.clock.advance(20);
    expect(await told(24, true)).toMatchObject({ warnings: 1, events: [{ seconds: 24 }] });
  });

  it('never counts while the page stays in view, wherever the keyboard is', async () => {
    const { page } = await sitting();
    const blurs = Array.from({ length: 9 }, () => away(45, { kind: 'WINDOW_BLUR' }));
    const state = await page.report(...blurs);
    expect(state).toMatchObject({ warnings: 0, isSubmitted: false });
    expect(new Set(state.events.map(({ kind, countedAs }) => `${kind} ${countedAs}`))).toEqual(
      new Set(['WINDOW_BLUR null']),
    );
  });

  describe('again and again', () => {
    /** For four seconds every eight, with so many warnings read by then. */
    const often = (times: number, warningsSeen: (time: number) => number) =>
      Array.from({ length: times }, (_, time) => {
        app.clock.advance(8);
        return { seconds: 4, endedAt: app.clock.now(), warningsSeen: warningsSeen(time) };
      });

    it('counts anew after each warning that was read', async () => {
      const { page } = await sitting();
      const state = await page.report(...often(3, (time) => time));
      expect(state).toMatchObject({ warnings: 3, isSubmitted: false });
    });

    it('is one event for a minute at most, and counts once for somebody who read no warning', async () => {
      const { page } = await sitting();
      const { warnings, events } = await page.report(...often(30, () => 0));
      expect([warnings, events.length]).toEqual([1, 4]);
      expect(Math.max(...events.map(({ seconds }) => seconds))).toBeLessThanOrEqual(64);
    });

    it('tells how often, where each time lasts no time', async () => {
      const { page } = await sitting();
      const reloads = Array.from({ length: 19 }, () => {
        app.clock.advance(7);
        return { seconds: 0, endedAt: app.clock.now(), kind: 'RELOAD_TRIED' as const };
      });
      expect((await page.report(...reloads)).events).toMatchObject([{ kind: 'RELOAD_TRIED', times: 19 }]);
    });
  });

  it('is one burst when a hidden tab and a left full screen come together', async () => {
    const { page } = await sitting({ fullScreen: true });
    const one = away(6);
    const kinds = ['TAB_HIDDEN', 'FULL_SCREEN_EXIT'] as const;
    const state = await page.report(...kinds.map((kind) => ({ ...one, kind })));
    expect(state).toMatchObject({ warnings: 1, events: [{ kind: 'TAB_HIDDEN', seconds: 6, countedAs: 1 }] });
  });

  it('is noted and does not count when it is short, excused, or not left at all', async () => {
    const { page } = await sitting();
    await page.report(away(2.5));
    await page.report(away(30, { excuse: 'FILE_PICKER' }));
    await page.report(away(30, { kind: 'FULL_SCREEN_EXIT' }));
    for (const kind of ['COPY', 'PASTE', 'SECOND_PAGE', 'CAMERA_LOST', 'SEVERAL_SCREENS', 'RELOAD_TRIED'] as const)
      await page.report(away(30, { kind }));
    const state = await page.proctorState();
    expect(state).toMatchObject({ warnings: 0, isSubmitted: false });
    expect(state.events.map(({ countedAs }) => countedAs)).toEqual(Array(9).fill(null));
  });

  it('out of a dead line is not counted before the candidate was shown the warning before', async () => {
    const { page } = await sitting();
    const absences = [away(5), away(5), away(5)];
    expect(await page.report(...absences)).toMatchObject({ warnings: 1, isSubmitted: false });
    const warned = [away(5, { warningsSeen: 1 }), away(25, { warningsSeen: 2 })];
    expect(await page.report(...warned)).toMatchObject({ warnings: 3, isSubmittedByProctoring: true });
  });

  it('cannot have happened before the start, nor last beyond now', async () => {
    const { page, attemptId } = await sitting();
    const { startedAt } = await stored.attempt(app, attemptId);
    const { events } = await page.report({ seconds: 80_000, endedAt: app.clock.now() });
    expect(events).toMatchObject([{ startedAt: startedAt.toISOString(), seconds: 60 }]);
  });

  it('told after the end changes nothing, and is kept if it began before', async () => {
    const { page } = await sitting();
    const late = away(5);
    await page.submit();
    const state = await page.report(late, away(5, { warningsSeen: 9 }), away(5, { warningsSeen: 9 }));
    expect(state).toMatchObject({ isSubmitted: true, isSubmittedByProctoring: false });
    expect(state.events).toMatchObject([{ startedAt: new Date(late.endedAt.getTime() - 5_000).toISOString() }]);
  });

  describe('while staff hold the exam', () => {
    const staff = async () => staffControls(await app.as.user(hr.user));
    const hold = async (attemptId: string) => (await staff()).pause(attemptId);
    const goOn = async (attemptId: string) => (await staff()).continue(attemptId);
    const excuses = () =>
      app.dataSource.query<object[]>('select excuse from proctor_signals order by received_at desc limit 1');

    it('is kept as seen in the pause and never counts, also when it is told later and lasted beyond', async () => {
      const { page, attemptId } = await sitting();
      await hold(attemptId);
      expect(await page.report(away(5))).toMatchObject({ warnings: 0, events: [{ countedAs: null }] });
      expect(await excuses()).toEqual([{ excuse: 'paused' }]);
      app.clock.advance(60);
      const begunInPause = app.clock.now();
      app.clock.advance(60);
      await goOn(attemptId);
      app.clock.advance(240);
      const seconds = (app.clock.now().getTime() - begunInPause.getTime()) / 1000;
      expect(await page.report({ seconds, endedAt: app.clock.now() })).toMatchObject({ warnings: 0 });
      expect(await excuses()).toEqual([{ excuse: 'paused' }]);
      expect(await page.report(away(5))).toMatchObject({ warnings: 1 });
    });

    it('counts up to the pause where it began before, and not beyond it', async () => {
      const { page, attemptId } = await sitting();
      const id = randomUUID();
      app.clock.advance(2);
      await hold(attemptId);
      app.clock.advance(60);
      expect(await page.report({ id, seconds: 62, endedAt: app.clock.now(), isOver: false })).toMatchObject({
        warnings: 0,
      });
      await goOn(attemptId);
      app.clock.advance(60);
      expect(await page.report({ id, seconds: 122, endedAt: app.clock.now() })).toMatchObject({
        warnings: 0,
        events: [{ countedAs: null }],
      });
    });

    it('hands nothing in, not even for what came before', async () => {
      const { page, attemptId } = await sitting({ warningsBeforeSubmit: 1 });
      await page.report(away(5));
      const before = away(25, { warningsSeen: 1 });
      await hold(attemptId);
      expect(await page.report(before)).toMatchObject({ warnings: 2, isSubmitted: false });
      expect(await page.report(away(60, { warningsSeen: 2 }))).toMatchObject({ warnings: 2, isSubmitted: false });
    });

    it('is not believed of a page that was told long ago that the exam goes on', async () => {
      const { page, attemptId } = await sitting();
      await hold(attemptId);
      app.clock.advance(60);
      await goOn(attemptId);
      app.clock.advance(10);
      expect(await page.report({ seconds: 5, endedAt: app.clock.now(), excuse: 'PAUSED' })).toMatchObject({
        warnings: 0,
      });
      expect(await page.report(away(5, { excuse: 'PAUSED' }))).toMatchObject({ warnings: 1 });
    });
  });

  it('before staff gave the exam back is forgiven', async () => {
    const { page, attemptId } = await sitting({ warningsBeforeSubmit: 1 });
    await page.report(away(5));
    expect(await page.report(away(25, { warningsSeen: 1 }))).toMatchObject({ isSubmittedByProctoring: true });
    const input = { attemptId, reasonCode: 'TECHNICAL_NETWORK' as const };
    const staff = await app.as.user(hr.user);
    await staff.data(
      graphql(`
        mutation ProctorSignals_reopenAttempt($input: ReopenAttemptInput!) {
          reopenAttempt(input: $input) { attempt { id } }
        }
      `),
      {
        input,
      },
    );
    await app.runJobs();
    expect(await page.proctorState()).toMatchObject({
      warnings: 0,
      isSubmitted: false,
      isSubmittedByProctoring: false,
    });
    await page.resume();
    expect(await page.report(away(5, { warningsSeen: 2 }))).toMatchObject({ warnings: 1, isSubmitted: false });
  });

  it('before staff gave the exam back is forgiven also when it is told only then', async () => {
    const { page, attemptId } = await sitting({ warningsBeforeSubmit: 1 });
    await page.report(away(5));
    const untold = [away(25, { warningsSeen: 1 }), away(25, { warningsSeen: 1 })];
    app.clock.advance(1_000);
    await app.runJobs();
    await staffControls(await app.as.user(hr.user)).reopen(attemptId, { addSeconds: 600 });
    await app.runJobs();
    app.clock.advance(60);
    await page.resume();
    expect(await page.report(...untold)).toMatchObject({ warnings: 0, isSubmitted: false });
    expect(await page.report(away(5, { warningsSeen: 1 }))).toMatchObject({ warnings: 1, isSubmitted: false });
  });

  it('after the end is no warning, and what goes on beyond it counts up to it', async () => {
    const { page } = await sitting();
    const id = randomUUID();
    app.clock.advance(2);
    await page.submit();
    app.clock.advance(60);
    expect(await page.report({ id, seconds: 62, endedAt: app.clock.now() })).toMatchObject({ warnings: 0 });
    expect(await page.report(away(25, { warningsSeen: 9 }))).toMatchObject({ warnings: 0 });
  });

  it('is taken from a page that no longer holds the attempt', async () => {
    const { page, examToken } = await sitting();
    await aPage(app, examToken).resume(true);
    expect(await page.report(away(5))).toMatchObject({ warnings: 1 });
  });

  it('belongs to one sitting: nobody prolongs or notes what is another’s', async () => {
    const [mine, theirs] = [await sitting(), await sitting()];
    const absence = { id: randomUUID(), ...away(5) };
    const { events } = await theirs.page.report(absence);
    expect(await mine.page.report(absence)).toMatchObject({ warnings: 0, events: [] });
    const refusal = { code: 'PROCTOR_EVENT_NOT_FOUND' };
    await expect(mine.page.note(events[0]!.id, 'Mine')).rejects.toMatchObject(refusal);
  });

  it('carries the candidate’s word, also after the end', async () => {
    const { page } = await sitting();
    const { events } = await page.report(away(5));
    await page.submit();
    const noted = await page.note(events[0]!.id, '  The fire alarm rang.  ');
    expect(noted.events).toMatchObject([{ note: 'The fire alarm rang.' }]);
  });

  it('has nothing to be told before the start', async () => {
    const { page } = await aSeat(app, hr.user);
    await expect(page.report(away(5))).rejects.toMatchObject({ code: 'ATTEMPT_NOT_STARTED' });
  });

  it('of an unknown kind, or a guess about a picture, is refused', async () => {
    const { page } = await sitting();
    await expect(page.report(away(5, { kind: 'NO_FACE' }))).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('consent', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  const watched = () => aSeat(app, hr.user, { proctoring: { webcamSnapshots: true } });

  it('comes before the first picture, and is kept with version, language and moment', async () => {
    const { page } = await watched();
    await expect(page.start()).rejects.toMatchObject({ code: 'CONSENT_REQUIRED', params: { version: '2026-11' } });
    await expect(page.start({ version: '2020-01', language: 'EN' })).rejects.toMatchObject({
      code: 'CONSENT_REQUIRED',
    });
    const { attemptId } = await page.start({ version: '2026-11', language: 'AR' });
    expect(await stored.attempt(app, attemptId)).toMatchObject({
      consentVersion: '2026-11',
      consentLanguage: 'ar',
      consentedAt: app.clock.now(),
    });
  });

  it('is kept where it was given without being needed', async () => {
    const { page } = await aSeat(app, hr.user);
    const { attemptId } = await page.start({ version: '2026-11', language: 'EN' });
    expect(await stored.attempt(app, attemptId)).toMatchObject({ consentVersion: '2026-11', consentLanguage: 'en' });
  });
});
