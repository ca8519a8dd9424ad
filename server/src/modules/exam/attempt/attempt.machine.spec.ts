import fc from 'fast-check';
import {
  afterTransitions,
  attemptEvents,
  attemptStates,
  transitionsForContinuing,
  transitionsForEnding,
  transitionsForNext,
  transitionsForPausing,
  transitionsForReopening,
  transitionsForResuming,
  transitionsForSubmitting,
  transitionsForTime,
  stateAfter,
} from './attempt.machine';
import type { AttemptView, Transition, Rules } from './attempt.machine';
import { addSeconds, expiryOf } from './time.policy';

const opened = new Date('2026-03-01T09:00:00Z');
const closesAt = addSeconds(opened, 60);
const at = (seconds: number): Rules => ({ now: addSeconds(opened, seconds), graceSeconds: 2 });

/** The second of three questions is open since `opened`; each lasts 60 seconds. */
const running: AttemptView = {
  state: 'in-progress',
  position: 2,
  questionCount: 3,
  expiresAt: expiryOf(closesAt, 60),
  open: { questionId: 'q2', position: 2, visit: 1, closesAt },
  mayGoBack: false,
  left: [],
  place: 2,
  pausedAt: null,
  resumesOnReturn: false,
};
const closed: AttemptView = { ...running, open: null };
const last: AttemptView = { ...running, position: 3, place: 3, expiresAt: expiryOf(closesAt, 0) };
const submitted: AttemptView = { ...last, state: 'submitted', open: null };

describe('the states of an attempt', () => {
  const expected = {
    'in-progress': {
      submit: 'submitted',
      'finish-marking': 'in-progress',
      'await-marking': 'in-progress',
      reopen: 'in-progress',
    },
    submitted: {
      submit: 'submitted',
      'finish-marking': 'marked',
      'await-marking': 'submitted',
      reopen: 'in-progress',
    },
    marked: { submit: 'marked', 'finish-marking': 'marked', 'await-marking': 'submitted', reopen: 'in-progress' },
  } as const;

  const cases = attemptStates.flatMap((state) => attemptEvents.map((event) => [state, event] as const));
  it.each(cases)('%s, after %s', (state, event) => {
    expect(stateAfter(state, event)).toBe(expected[state][event]);
  });
});

describe('the transitions of time', () => {
  it('leave a question alone until its time and the allowance are over', () => {
    expect(transitionsForTime(running, at(62))).toEqual([]);
  });

  it('close it after that, at the moment when its time was over', () => {
    expect(transitionsForTime(running, at(62.001))).toEqual([
      { do: 'close', questionId: 'q2', by: 'time', at: closesAt },
    ]);
  });

  it('open nothing: an unseen question has no running clock', () => {
    expect(transitionsForTime(closed, at(100))).toEqual([]);
  });

  it('submit once the time of the whole paper is over, at the moment when it was', () => {
    expect(transitionsForTime(running, at(180))).toHaveLength(1);
    expect(transitionsForTime(running, at(10_000))).toEqual([
      { do: 'close', questionId: 'q2', by: 'time', at: closesAt },
      { do: 'submit', by: 'server', at: running.expiresAt },
    ]);
  });

  it('close what is open even when the allowance is longer than the slack', () => {
    const transitions = transitionsForTime(last, { now: addSeconds(last.expiresAt, 1), graceSeconds: 600 });
    expect(transitions.map((transition) => transition.do)).toEqual(['close', 'submit']);
  });

  it.each(['submitted', 'marked'] as const)('touch nothing that is %s', (state) => {
    expect(transitionsForTime({ ...submitted, state }, at(10_000))).toEqual([]);
  });
});

describe('next', () => {
  it('closes the question by the candidate and opens the following one', () => {
    expect(transitionsForNext(running, 'q2', at(30))).toEqual([
      { do: 'close', questionId: 'q2', by: 'candidate', at: at(30).now },
      { do: 'open', position: 3 },
    ]);
  });

  it('closes by time when the page comes with it a moment late', () => {
    expect(transitionsForNext(running, 'q2', at(61))).toEqual([
      { do: 'close', questionId: 'q2', by: 'time', at: closesAt },
      { do: 'open', position: 3 },
    ]);
  });

  it('changes nothing when the question is closed already and another is open', () => {
    expect(transitionsForNext(running, 'q1', at(30))).toEqual([]);
  });

  it('opens the following one when the server closed the question', () => {
    expect(transitionsForNext(closed, 'q2', at(70))).toEqual([{ do: 'open', position: 3 }]);
    expect(transitionsForNext(running, 'q2', at(70)).map((transition) => transition.do)).toEqual(['close', 'open']);
  });

  it('submits after the last question', () => {
    expect(transitionsForNext(last, 'q2', at(30)).at(-1)).toEqual({ do: 'submit', by: 'candidate', at: at(30).now });
    expect(transitionsForNext(last, 'q2', at(61)).at(-1)).toEqual({ do: 'submit', by: 'time', at: at(61).now });
  });

  it('changes nothing after the submission', () => {
    expect(transitionsForNext(submitted, 'q2', at(30))).toEqual([]);
  });
});

describe('resuming', () => {
  it('changes nothing while a question is open', () => {
    expect(transitionsForResuming(running, at(62))).toEqual([]);
  });

  it('opens the first question of a new attempt', () => {
    expect(transitionsForResuming({ ...closed, position: 0 }, at(0))).toEqual([{ do: 'open', position: 1 }]);
  });

  it('closes what ran out and opens the following one', () => {
    expect(transitionsForResuming(running, at(70)).map((transition) => transition.do)).toEqual(['close', 'open']);
  });

  it('submits when the last question ran out', () => {
    expect(transitionsForResuming(last, at(70)).at(-1)).toEqual({ do: 'submit', by: 'time', at: at(70).now });
  });

  it('lets the server submit when everything is over', () => {
    expect(transitionsForResuming(running, at(10_000)).at(-1)).toMatchObject({ do: 'submit', by: 'server' });
  });

  it('changes nothing after the submission', () => {
    expect(transitionsForResuming(submitted, at(30))).toEqual([]);
  });
});

describe('submitting', () => {
  it('closes what is open and hands in, whatever was never opened', () => {
    expect(transitionsForSubmitting(running, at(30))).toEqual([
      { do: 'close', questionId: 'q2', by: 'candidate', at: at(30).now },
      { do: 'submit', by: 'candidate', at: at(30).now },
    ]);
  });

  it('hands in without an open question too', () => {
    expect(transitionsForSubmitting(closed, at(70))).toEqual([{ do: 'submit', by: 'candidate', at: at(70).now }]);
  });

  it('comes too late when everything is over', () => {
    expect(transitionsForSubmitting(running, at(10_000)).at(-1)).toMatchObject({ by: 'server', at: running.expiresAt });
  });

  it('changes nothing the second time', () => {
    expect(transitionsForSubmitting(submitted, at(31))).toEqual([]);
  });
});

describe('what staff may do', () => {
  const paused: AttemptView = { ...running, pausedAt: addSeconds(opened, 20) };

  it('stops every clock: neither time nor the candidate moves a paused attempt', () => {
    expect(transitionsForTime(paused, at(10_000))).toEqual([]);
    expect(transitionsForNext(paused, 'q2', at(30))).toEqual([]);
    expect(transitionsForSubmitting(paused, at(30))).toEqual([]);
    expect(transitionsForResuming(paused, at(30))).toEqual([]);
  });

  it('pauses once, after closing what was over by then', () => {
    expect(transitionsForPausing(running, at(20))).toEqual([{ do: 'pause', at: at(20).now }]);
    expect(transitionsForPausing(paused, at(30))).toEqual([]);
    expect(transitionsForPausing(running, at(63))).toEqual([
      { do: 'close', questionId: 'q2', by: 'time', at: closesAt },
      { do: 'pause', at: at(63).now },
    ]);
  });

  it('continues later by the length of the pause, and once', () => {
    const transitions = transitionsForContinuing(paused, at(500));
    expect(transitions).toEqual([{ do: 'continue', at: at(500).now }]);
    const { open, expiresAt, pausedAt } = afterTransitions(paused, transitions);
    expect([open?.closesAt, expiresAt, pausedAt]).toEqual([
      addSeconds(closesAt, 480),
      addSeconds(running.expiresAt, 480),
      null,
    ]);
    expect(transitionsForContinuing(running, at(500))).toEqual([]);
  });

  it('ends a running or paused attempt at once, and one that is over not again', () => {
    const end = [
      { do: 'close', questionId: 'q2', by: 'staff', at: at(30).now },
      { do: 'submit', by: 'staff', at: at(30).now },
    ];
    expect(transitionsForEnding(running, 'staff', at(30))).toEqual(end);
    expect(transitionsForEnding(paused, 'staff', at(30))).toEqual([{ do: 'continue', at: at(30).now }, ...end]);
    expect(transitionsForEnding(submitted, 'staff', at(30))).toEqual([]);
  });

  it('reopens what had time left, else the rest of the paper, else nothing', () => {
    const early: AttemptView = { ...submitted, position: 2 };
    const reopen = (questionId: string | null) => [{ do: 'reopen', questionId, at: at(90).now }];
    expect(transitionsForReopening(early, { lastId: 'q2', hasTime: true, hasLeft: false }, at(90))).toEqual(
      reopen('q2'),
    );
    expect(transitionsForReopening(early, { lastId: 'q2', hasTime: false, hasLeft: false }, at(90))).toEqual(
      reopen(null),
    );
    expect(transitionsForReopening(submitted, { lastId: 'q3', hasTime: false, hasLeft: false }, at(90))).toBeNull();
    expect(transitionsForReopening(running, { lastId: 'q2', hasTime: true, hasLeft: false }, at(90))).toEqual([]);
  });

  it('lets a reopened attempt go on when the candidate is back, with what was left', () => {
    const waiting: AttemptView = { ...paused, resumesOnReturn: true };
    expect(transitionsForTime(waiting, at(10_000))).toEqual([]);
    expect(transitionsForResuming(waiting, at(900))).toEqual([{ do: 'continue', at: at(900).now }]);
    expect(transitionsForResuming({ ...waiting, open: null }, at(900))).toEqual([
      { do: 'continue', at: at(900).now },
      { do: 'open', position: 3 },
    ]);
  });
});

/** Plays any sequence of calls, with any pauses, on an attempt of `questionCount` questions, as the operations would. */
describe('any sequence of calls', () => {
  const seconds = 60;
  const questionOf = (position: number) => `q${position}`;

  interface Played {
    attempt: AttemptView;
    transitions: Transition[];
    openings: Map<string, Date>;
  }

  const call = fc.record({
    name: fc.constantFrom('next', 'next-stale', 'resume', 'submit', 'time'),
    pause: fc.integer({ min: 0, max: 90 }),
  });

  function transitionsFor(name: string, attempt: AttemptView, rules: Rules): Transition[] {
    if (name === 'next') return transitionsForNext(attempt, questionOf(attempt.position), rules);
    if (name === 'next-stale') return transitionsForNext(attempt, questionOf(attempt.position - 1), rules);
    if (name === 'resume') return transitionsForResuming(attempt, rules);
    return name === 'submit' ? transitionsForSubmitting(attempt, rules) : transitionsForTime(attempt, rules);
  }

  function make(played: Played, transition: Transition, now: Date): Played {
    const { attempt } = played;
    const transitions = [...played.transitions, transition];
    if (transition.do === 'close') return { ...played, transitions, attempt: { ...attempt, open: null } };
    if (transition.do === 'submit')
      return { ...played, transitions, attempt: { ...attempt, open: null, state: 'submitted' } };
    if (transition.do !== 'open') throw new Error(`Nobody of the staff is here: ${transition.do}`);
    const open = {
      questionId: questionOf(transition.position),
      position: transition.position,
      visit: 1,
      closesAt: addSeconds(now, seconds),
    };
    const expiresAt = expiryOf(open.closesAt, (attempt.questionCount - transition.position) * seconds);
    const openings = new Map(played.openings).set(open.questionId, now);
    return {
      transitions,
      openings,
      attempt: { ...attempt, open, expiresAt, position: transition.position, place: transition.position },
    };
  }

  it('opens each question once and in order, closes it once and in time, and submits once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(call, { maxLength: 30 }), (questionCount, calls) => {
        let now = opened;
        let played: Played = {
          attempt: { ...closed, position: 0, questionCount, expiresAt: expiryOf(opened, questionCount * seconds) },
          transitions: [],
          openings: new Map(),
        };
        for (const { name, pause } of [{ name: 'resume', pause: 0 }, ...calls]) {
          now = addSeconds(now, pause);
          for (const transition of transitionsFor(name, played.attempt, { now, graceSeconds: 2 }))
            played = make(played, transition, now);
        }
        expectSound(played);
      }),
      { numRuns: 2_000 },
    );
  });

  function expectSound({ transitions, openings }: Played): void {
    const openedPositions = transitions.flatMap((transition) =>
      transition.do === 'open' ? [transition.position] : [],
    );
    expect(openedPositions).toEqual(openedPositions.map((_, index) => index + 1));
    const closings = transitions.filter((transition) => transition.do === 'close');
    expect(new Set(closings.map((transition) => transition.questionId)).size).toBe(closings.length);
    for (const { questionId, at: closedAt } of closings) {
      const openedAt = openings.get(questionId);
      expect(openedAt && closedAt >= openedAt && closedAt <= addSeconds(openedAt, seconds)).toBe(true);
    }
    const submissions = transitions.filter((transition) => transition.do === 'submit');
    expect(submissions.length).toBeLessThanOrEqual(1);
    if (submissions.length > 0) expect(transitions.at(-1)?.do).toBe('submit');
  }
});
