import fc from 'fast-check';
import {
  afterTransitions,
  transitionsForEnding,
  transitionsForGoing,
  transitionsForNext,
  transitionsForPausing,
  transitionsForReopening,
  transitionsForResuming,
  transitionsForSubmitting,
  transitionsForTime,
} from './attempt.machine';
import type { AttemptView, Transition, Rules, QuestionTarget } from './attempt.machine';
import { closeOf, deadlineIn, foldLedger } from './time-ledger/fold-ledger';
import type { TimeFact } from './time-ledger/fold-ledger';
import { addSeconds } from './time.policy';

const nine = new Date('2026-03-01T09:00:00Z');
const moment = (seconds: number) => addSeconds(nine, seconds);
const at = (seconds: number): Rules => ({ now: moment(seconds), graceSeconds: 2 });
const left = (position: number) => ({ questionId: `q${position}`, position });

/** The third of five questions is open until 60; the first waits, the second is closed. */
const running: AttemptView = {
  state: 'in-progress',
  position: 3,
  questionCount: 5,
  expiresAt: moment(300),
  open: { questionId: 'q3', position: 3, visit: 2, closesAt: moment(60) },
  pausedAt: null,
  resumesOnReturn: false,
  mayGoBack: true,
  left: [left(1)],
  place: 3,
};
const way = (position: number, given: Partial<QuestionTarget> = {}): QuestionTarget => ({
  questionId: 'q3',
  visit: 2,
  position,
  ...given,
});
const going = (position: number, seconds: number, given?: Partial<QuestionTarget>) =>
  transitionsForGoing(running, way(position, given), at(seconds));

describe('going from question to question', () => {
  it('stops the clock of the one and lets that of the other go on', () => {
    expect(going(1, 20)).toEqual([
      { do: 'leave', questionId: 'q3', position: 3, at: moment(20) },
      { do: 'return', questionId: 'q1', position: 1 },
    ]);
  });

  it('leads on to the first question that nobody has seen, and no further', () => {
    expect(going(4, 20).at(-1)).toEqual({ do: 'open', position: 4 });
    expect(going(5, 20)).toEqual([]);
  });

  it('changes nothing towards a closed question, the open one, or one that there is not', () => {
    for (const position of [2, 3, 0, 6, -1]) expect(going(position, 20)).toEqual([]);
  });

  it('changes nothing when it is an old call: from another question, or from an earlier visit', () => {
    expect(going(1, 20, { questionId: 'q1' })).toEqual([]);
    expect(going(1, 20, { visit: 1 })).toEqual([]);
  });

  it('closes for good what has no time left, at the moment when it was over', () => {
    const closed = { do: 'close', questionId: 'q3', by: 'time', at: moment(60) };
    expect(going(1, 60)).toEqual([closed, { do: 'return', questionId: 'q1', position: 1 }]);
    expect(going(1, 61)).toEqual([closed, { do: 'return', questionId: 'q1', position: 1 }]);
    expect(going(1, 70)).toEqual([closed, { do: 'return', questionId: 'q1', position: 1 }]);
  });

  it('is not done during a pause, after the submission, or where nobody may go back', () => {
    const stuck = [
      { pausedAt: moment(10) },
      { state: 'submitted' as const, open: null, left: [] },
      { mayGoBack: false },
    ];
    for (const state of stuck) expect(transitionsForGoing({ ...running, ...state }, way(1), at(20))).toEqual([]);
  });
});

describe('where candidates may go back', () => {
  it('only time closes a question; then the next one that is not closed is open, from the last round to the first', () => {
    expect(transitionsForNext(running, 'q3', at(59))).toEqual([]);
    expect(transitionsForNext(running, 'q3', at(61)).at(-1)).toEqual({ do: 'open', position: 4 });
    const all = { ...running, position: 5 };
    expect(transitionsForNext({ ...all, left: [left(1), left(5)] }, 'q3', at(61)).at(-1)).toMatchObject({
      questionId: 'q5',
    });
    expect(transitionsForNext(all, 'q3', at(61)).at(-1)).toMatchObject({ do: 'return', questionId: 'q1' });
    expect(transitionsForNext({ ...all, left: [] }, 'q3', at(61)).at(-1)).toMatchObject({ do: 'submit', by: 'time' });
  });

  it('a page that comes back goes on after the question that ran out', () => {
    expect(transitionsForResuming(running, at(90)).map((transition) => transition.do)).toEqual(['close', 'open']);
    expect(transitionsForResuming({ ...running, position: 5, open: null }, at(90))).toEqual([
      { do: 'return', questionId: 'q1', position: 1 },
    ]);
  });

  it('handing in, an end by staff and the end of all time close what was left as well', () => {
    const close = (questionId: string, by: string, seconds: number) => ({
      do: 'close',
      questionId,
      by,
      at: moment(seconds),
    });
    expect(transitionsForSubmitting(running, at(30))).toEqual([
      close('q3', 'candidate', 30),
      close('q1', 'candidate', 30),
      { do: 'submit', by: 'candidate', at: moment(30) },
    ]);
    expect(transitionsForEnding(running, 'staff', at(30)).at(1)).toEqual(close('q1', 'staff', 30));
    expect(transitionsForTime(running, at(301))).toEqual([
      close('q3', 'time', 60),
      close('q1', 'server', 300),
      { do: 'submit', by: 'server', at: moment(300) },
    ]);
  });

  it('can be reopened for what was waiting, even when the last question ran out', () => {
    const over: AttemptView = { ...running, state: 'submitted', position: 5, open: null, left: [] };
    const reopen = (hasLeft: boolean) =>
      transitionsForReopening(over, { lastId: 'q3', hasTime: false, hasLeft }, at(400));
    expect(reopen(true)).toEqual([{ do: 'reopen', questionId: null, at: moment(400) }]);
    expect(reopen(false)).toBeNull();
  });
});

const SECONDS = 60;
const COUNT = 3;

/** One second hand that no ledger moves: it takes from the question on the screen, and stands still in a pause. */
class Sitting {
  readonly facts: TimeFact[] = [];
  readonly ran = new Map<string, number>();
  readonly given = new Map<string, number>();
  attempt: AttemptView;
  now = 0;
  #visits = new Map<string, number>();

  constructor() {
    const names = Array.from({ length: COUNT }, (_, index) => `q${index + 1}`);
    for (const questionId of names) this.#write('base', { questionId, seconds: SECONDS });
    for (const name of names) this.given.set(name, SECONDS);
    this.attempt = { ...running, position: 0, questionCount: COUNT, place: 0, open: null, left: [] };
    this.#follow();
    this.make(transitionsForResuming(this.attempt, at(0)));
  }

  wait(seconds: number): void {
    for (let second = 0; second < seconds; second++) {
      const { open, pausedAt, state } = this.attempt;
      if (open && !pausedAt && state === 'in-progress' && moment(this.now) < open.closesAt)
        this.ran.set(open.questionId, (this.ran.get(open.questionId) ?? 0) + 1);
      this.now++;
      this.make(transitionsForTime(this.attempt, at(this.now)));
    }
  }

  add(seconds: number): void {
    const { open } = this.attempt;
    if (!open || moment(this.now) >= open.closesAt) return;
    this.given.set(open.questionId, this.given.get(open.questionId)! + seconds);
    this.#write('added', { questionId: open.questionId, seconds });
    this.#follow();
  }

  make(transitions: readonly Transition[]): void {
    for (const transition of transitions) {
      this.attempt = afterTransitions(this.attempt, [transition]);
      this.#note(transition);
      this.#follow();
    }
  }

  #note(transition: Transition): void {
    if (transition.do === 'open') this.#enter('opened', `q${transition.position}`);
    if (transition.do === 'return') this.#enter('returned', transition.questionId);
    if (transition.do === 'leave') this.#write('left', { questionId: transition.questionId, at: transition.at });
    if (transition.do === 'close') this.#write('closed', { questionId: transition.questionId, at: transition.at });
    if (transition.do === 'submit') this.#write('submitted', { at: transition.at });
    if (transition.do === 'pause') this.#write('paused', {});
    if (transition.do === 'continue') this.#write('resumed', {});
  }

  #enter(kind: 'opened' | 'returned', questionId: string): void {
    this.#visits.set(questionId, (this.#visits.get(questionId) ?? 0) + 1);
    this.#write(kind, { questionId });
  }

  #write(kind: TimeFact['kind'], given: Partial<TimeFact>): void {
    this.facts.push({ kind, at: moment(this.now), questionId: null, seconds: null, percent: null, ...given });
  }

  /** What the database would remember of the ledger. */
  #follow(): void {
    const times = foldLedger(this.facts);
    const questions = [...times.questions.values()];
    const open = questions.find(({ openedAt, closedAt, leftAt }) => openedAt && !closedAt && !leftAt);
    const positionOf = (questionId: string) => Number(questionId.slice(1));
    this.attempt = {
      ...this.attempt,
      expiresAt: deadlineIn(times)!,
      open: open
        ? {
            questionId: open.questionId,
            position: positionOf(open.questionId),
            closesAt: closeOf(open)!,
            visit: this.#visits.get(open.questionId)!,
          }
        : null,
    };
  }
}

const step = fc.oneof(
  fc.record({ do: fc.constant('wait' as const), amount: fc.integer({ min: 1, max: 45 }) }),
  fc.record({ do: fc.constant('go' as const), amount: fc.integer({ min: 1, max: COUNT }) }),
  fc.record({ do: fc.constant('replay' as const), amount: fc.integer({ min: 1, max: COUNT }) }),
  fc.record({ do: fc.constantFrom('next', 'resume', 'pause', 'continue'), amount: fc.constant(0) }),
  fc.record({ do: fc.constant('add' as const), amount: fc.integer({ min: 1, max: 20 }) }),
);

describe('any way through a paper on which one may go back', () => {
  const play = (sitting: Sitting, { do: what, amount }: { do: string; amount: number }) => {
    const { attempt, now } = sitting;
    const { questionId = 'q1', visit = 1 } = attempt.open ?? {};
    if (what === 'wait') sitting.wait(amount);
    if (what === 'go') sitting.make(transitionsForGoing(attempt, { questionId, visit, position: amount }, at(now)));
    if (what === 'next') sitting.make(transitionsForNext(attempt, questionId, at(now)));
    if (what === 'resume') sitting.make(transitionsForResuming(attempt, at(now)));
    if (what === 'pause') sitting.make(transitionsForPausing(attempt, at(now)));
    if (what === 'continue' && attempt.pausedAt) sitting.make([{ do: 'continue', at: moment(now) }]);
    if (what === 'add') sitting.add(amount);
    if (what === 'replay' && attempt.open)
      expect(transitionsForGoing(attempt, { questionId, visit: visit - 1, position: amount }, at(now))).toEqual(
        transitionsForTime(attempt, at(now)),
      );
  };

  const expectSound = ({ facts, ran, given, attempt }: Sitting) => {
    const questions = [...foldLedger(facts).questions.values()];
    const isRunning = ({ openedAt, closedAt, leftAt }: (typeof questions)[number]) => openedAt && !closedAt && !leftAt;
    expect(questions.filter(isRunning).length).toBeLessThanOrEqual(1);
    for (const [questionId, seconds] of ran) expect(seconds).toBeLessThanOrEqual(given.get(questionId)!);
    const closed = facts.filter(({ kind }) => kind === 'closed').map(({ questionId }) => questionId);
    expect(new Set(closed).size).toBe(closed.length);
    const waiting = questions.filter(({ leftAt, closedAt }) => leftAt && !closedAt).map(({ questionId }) => questionId);
    expect(attempt.left.map(({ questionId }) => questionId)).toEqual(waiting);
    if (attempt.state === 'submitted')
      expect(questions.every(({ openedAt, closedAt }) => !openedAt || closedAt)).toBe(true);
  };

  it('runs one clock at a time, and none for longer than what its question was given', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const sitting = new Sitting();
        for (const each of steps) {
          play(sitting, each);
          expectSound(sitting);
        }
      }),
      { numRuns: 1_500 },
    );
  });

  it('takes no second away either: who stays until the end has had all of them', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const sitting = new Sitting();
        for (const each of steps) play(sitting, each);
        if (sitting.attempt.pausedAt) sitting.make([{ do: 'continue', at: moment(sitting.now) }]);
        for (let round = 0; round < 40 && sitting.attempt.state === 'in-progress'; round++) {
          sitting.make(transitionsForResuming(sitting.attempt, at(sitting.now)));
          sitting.wait(30);
        }
        const isByServer = sitting.facts.some(
          ({ kind, at: when }) => kind === 'submitted' && when < moment(sitting.now - 60),
        );
        if (!isByServer && sitting.attempt.state === 'submitted') {
          for (const [questionId, seconds] of sitting.given)
            expect([questionId, sitting.ran.get(questionId)]).toEqual([questionId, seconds]);
        }
      }),
      { numRuns: 500 },
    );
  });
});
