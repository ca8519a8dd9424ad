import fc from 'fast-check';
import { CheckAttempts } from '../../src/modules/exam/attempt/check-attempts';
import { closeOf, deadlineIn, foldLedger } from '../../src/modules/exam/attempt/time-ledger/fold-ledger';
import { ledgerOf } from '../../src/modules/exam/attempt/time-ledger/time-ledger.queries';
import { createTestApp } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aSeat, stored } from '../kit/builders/attempts';
import type { ExamPage } from '../kit/builders/attempts';
import { staffControls } from '../kit/builders/controls';
import { questionDrafts } from '../kit/builders/questions';

const SECONDS = 60;
const GRACE = 2;
const QUESTIONS = 3;

/**
 * What somebody beside the engine can count: how long each question was really open with its clock running, how much time
 * it was given, and what was acknowledged. Nothing here knows a ledger or a deadline.
 */
class Bystander {
  readonly acknowledged = new Map<string, string>();
  readonly ranSeconds = new Map<string, number>();
  readonly givenSeconds = new Map<string, number>();

  wait(seconds: number, runningId: string | null): void {
    if (runningId) this.ranSeconds.set(runningId, (this.ranSeconds.get(runningId) ?? 0) + seconds);
  }

  give(questionId: string, seconds: number): void {
    this.givenSeconds.set(questionId, (this.givenSeconds.get(questionId) ?? SECONDS) + seconds);
  }
}

interface Real {
  app: TestApp;
  controls: ReturnType<typeof staffControls>;
  page: ExamPage;
  attemptId: string;
  saved: number;
}

type Command = fc.AsyncCommand<Bystander, Real>;

/** A call that may be refused by rule; anything else than these codes is a fault. */
async function tolerant<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (refusal) {
    const { code } = refusal as { code?: string };
    const known = [
      'ATTEMPT_ENDED',
      'REOPENING_NEEDS_TIME',
      'NO_QUESTION_LEFT',
      'PAGE_TAKEN',
      'ATTEMPT_QUESTION_NOT_FOUND',
    ];
    if (!code || !known.includes(code)) throw refusal;
    return null;
  }
}

const isRunning = ({ closedAt, leftAt }: { closedAt: Date | null; leftAt: Date | null }) => !closedAt && !leftAt;

/** The question whose clock runs at this moment, by what the database holds. */
async function runningOf({ app, attemptId }: Real): Promise<string | null> {
  const { pausedAt, state } = await stored.attempt(app, attemptId);
  if (pausedAt || state !== 'in-progress') return null;
  return (await stored.answers(app, attemptId)).find(isRunning)?.questionId ?? null;
}

const command = (name: string, act: (model: Bystander, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run: async (model, real) => {
    await act(model, real);
    await expectSound(model, real);
  },
  toString: () => name,
});

const wait = (seconds: number) =>
  command(`wait ${seconds}`, async (model, real) => {
    // Second by second, as the job would see it: it closes a question when its time and the allowance are over.
    for (let second = 0; second < seconds; second++) {
      model.wait(1, await runningOf(real));
      real.app.clock.advance(1);
      await real.app.get(CheckAttempts).check({ attemptId: real.attemptId });
    }
  });
const resume = () => command('resume', async (_, { page }) => void (await tolerant(page.resume(true))));
const next = () => command('next', async (_, { page }) => void (await tolerant(page.next())));
const goTo = (position: number) =>
  command(`go to ${position}`, async (_, { page }) => void (await tolerant(page.goTo(position))));
/** The same call again, from a visit that is over. */
const goAgain = (position: number) =>
  command(`go again to ${position}`, async (_, { page, app, attemptId }) => {
    const before = await ledgerOf(attemptId, app.dataSource.manager);
    await tolerant(page.goTo(position, { visit: (page.shown?.visit ?? 1) - 1 }));
    const since = (await ledgerOf(attemptId, app.dataSource.manager)).slice(before.length);
    expect(since.filter(({ kind }) => kind === 'left')).toEqual([]);
  });
const submit = () => command('submit', async (_, { page }) => void (await tolerant(page.submit())));
const save = () =>
  command('save', async (model, real) => {
    const text = `answer ${++real.saved}`;
    const { questionId } = real.page;
    const reply = await tolerant(real.page.save({ text }, { questionId, revision: real.saved }));
    if (reply && !reply.isLate) model.acknowledged.set(questionId, text);
  });
const pause = () =>
  command('pause', async (_, { controls, attemptId }) => void (await tolerant(controls.pause(attemptId))));
const goOn = () =>
  command('continue', async (_, { controls, attemptId }) => void (await tolerant(controls.continue(attemptId))));
const end = () => command('end', async (_, { controls, attemptId }) => void (await tolerant(controls.end(attemptId))));
const addTime = (seconds: number) =>
  command(`add ${seconds}`, async (model, real) => {
    const before = await ledgerOf(real.attemptId, real.app.dataSource.manager);
    await tolerant(real.controls.addTime(real.attemptId, { seconds }));
    await takeGiven(model, real, before.length);
  });
const reopen = (addSeconds: number) =>
  command(`reopen ${addSeconds}`, async (model, real) => {
    const before = await ledgerOf(real.attemptId, real.app.dataSource.manager);
    await tolerant(real.controls.reopen(real.attemptId, { addSeconds }));
    await takeGiven(model, real, before.length);
  });

/** To which question staff's seconds went is the engine's choice; that they are these seconds is not. */
async function takeGiven(model: Bystander, { app, attemptId }: Real, known: number): Promise<void> {
  const added = (await ledgerOf(attemptId, app.dataSource.manager)).slice(known).filter(({ kind }) => kind === 'added');
  for (const { questionId, seconds } of added) model.give(questionId ?? '', seconds ?? 0);
}

async function expectSound(model: Bystander, { app, attemptId }: Real): Promise<void> {
  const attempt = await stored.attempt(app, attemptId);
  const answers = await stored.answers(app, attemptId);
  const ledger = await ledgerOf(attemptId, app.dataSource.manager);
  const times = foldLedger(ledger);
  // No acknowledged answer is lost.
  const held = new Map(answers.map(({ questionId, value }) => [questionId, value?.text]));
  for (const [questionId, text] of model.acknowledged) expect(held.get(questionId)).toBe(text);
  // No second is gained: no clock ran longer than what was given, beyond the allowance in which the server closes.
  for (const [questionId, ran] of model.ranSeconds) {
    expect(ran).toBeLessThanOrEqual((model.givenSeconds.get(questionId) ?? SECONDS) + GRACE + 1);
  }
  // And none is taken away: what time closes had all of its seconds.
  for (const { questionId, closedBy } of answers.filter((answer) => answer.closedBy === 'time')) {
    const given = model.givenSeconds.get(questionId) ?? SECONDS;
    expect([closedBy, (model.ranSeconds.get(questionId) ?? 0) >= given]).toEqual(['time', true]);
  }
  // The states are legal, and what is kept for saves and screens is what the ledger says.
  expect(answers.filter(isRunning).length).toBeLessThanOrEqual(attempt.state === 'in-progress' ? 1 : 0);
  expect(attempt.position).toBe(answers.length);
  expect(attempt.pausedAt).toEqual(times.pausedAt);
  expect(attempt.submittedAt).toEqual(times.submittedAt);
  expect(ledger.map(({ number }) => number)).toEqual(ledger.map((_, index) => index + 1));
  for (const { questionId, closesAt, closedAt, leftAt } of answers) {
    const question = times.questions.get(questionId)!;
    expect([closeOf(question), question.closedAt, question.leftAt]).toEqual([closesAt, closedAt, leftAt]);
  }
  if (attempt.state === 'in-progress') expect(deadlineIn(times)).toEqual(attempt.expiresAt);
}

describe('any exam that a candidate, the staff and the clock can make up', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => (app = await createTestApp()));
  beforeEach(async () => (hr = await app.as.hr()));
  afterAll(() => app.close());

  const ways = [
    { name: 'forward only', allowBack: false, moves: [fc.constant(next())] },
    {
      name: 'with a way back',
      allowBack: true,
      moves: [fc.constantFrom(1, 2, 3).map(goTo), fc.constantFrom(1, 2, 3).map(goTo), fc.nat(3).map(goAgain)],
    },
  ];
  it.each(ways)(
    'loses no acknowledged answer, gains and loses no second, and stays legal: $name',
    async ({ allowBack, moves }) => {
      const commands = fc.commands(
        [
          fc.constantFrom(1, 3, 20, 59, 70).map(wait),
          fc.constant(resume()),
          ...moves,
          fc.constant(next()),
          fc.constant(submit()),
          fc.constant(save()),
          fc.constant(save()),
          fc.constant(pause()),
          fc.constant(goOn()),
          fc.constant(end()),
          fc.constantFrom(5, 45).map(addTime),
          fc.constantFrom(0, 30).map(reopen),
        ],
        { size: '+1', maxCommands: 20 },
      );
      await fc.assert(
        fc.asyncProperty(commands, async (given) => {
          hr = await app.as.hr();
          const questions = Array.from({ length: QUESTIONS }, () =>
            questionDrafts.openEnded({ durationSeconds: SECONDS }),
          );
          const { page } = await aSeat(app, hr.user, { questions, allowBack });
          const { attemptId } = await page.start();
          const real: Real = { app, controls: staffControls(hr), page, attemptId, saved: 0 };
          await fc.asyncModelRun(() => ({ model: new Bystander(), real }), given);
        }),
        { numRuns: 20 },
      );
    },
    240_000,
  );
});
