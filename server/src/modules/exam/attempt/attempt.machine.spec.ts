import fc from 'fast-check';
import {
  afterMoves,
  attemptEvents,
  attemptStates,
  movesOfContinuing,
  movesOfEnding,
  movesOfNext,
  movesOfPausing,
  movesOfReopening,
  movesOfResuming,
  movesOfSubmitting,
  movesOfTime,
  stateAfter,
} from './attempt.machine';
import type { AttemptSnapshot, Move, Rules } from './attempt.machine';
import { addSeconds, expiryOf } from './time.policy';

const opened = new Date('2026-03-01T09:00:00Z');
const closesAt = addSeconds(opened, 60);
const at = (seconds: number): Rules => ({ now: addSeconds(opened, seconds), graceSeconds: 2 });

/** The second of three questions is open since `opened`; each lasts 60 seconds. */
const running: AttemptSnapshot = {
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
const closed: AttemptSnapshot = { ...running, open: null };
const last: AttemptSnapshot = { ...running, position: 3, place: 3, expiresAt: expiryOf(closesAt, 0) };
const submitted: AttemptSnapshot = { ...last, state: 'submitted', open: null };

describe('the states of an attempt', () => {
  const expected = {
    'in-progress': { submit: 'submitted', 'finish-marking': 'in-progress', reopen: 'in-progress' },
    submitted: { submit: 'submitted', 'finish-marking': 'marked', reopen: 'in-progress' },
    marked: { submit: 'marked', 'finish-marking': 'marked', reopen: 'in-progress' },
  } as const;

  const cases = attemptStates.flatMap((state) => attemptEvents.map((event) => [state, event] as const));
  it.each(cases)('%s, after %s', (state, event) => {
    expect(stateAfter(state, event)).toBe(expected[state][event]);
  });
});

describe('the moves of time', () => {
  it('leave a question alone until its time and the allowance are over', () => {
    expect(movesOfTime(running, at(62))).toEqual([]);
  });

  it('close it after that, at the moment when its time was over', () => {
    expect(movesOfTime(running, at(62.001))).toEqual([{ do: 'close', questionId: 'q2', by: 'time', at: closesAt }]);
  });

  it('open nothing: an unseen question has no running clock', () => {
    expect(movesOfTime(closed, at(100))).toEqual([]);
  });

  it('submit once the time of the whole paper is over, at the moment when it was', () => {
    expect(movesOfTime(running, at(180))).toHaveLength(1);
    expect(movesOfTime(running, at(10_000))).toEqual([
      { do: 'close', questionId: 'q2', by: 'time', at: closesAt },
      { do: 'submit', by: 'server', at: running.expiresAt },
    ]);
  });

  it('close what is open even when the allowance is longer than the slack', () => {
    const moves = movesOfTime(last, { now: addSeconds(last.expiresAt, 1), graceSeconds: 600 });
    expect(moves.map((move) => move.do)).toEqual(['close', 'submit']);
  });

  it.each(['submitted', 'marked'] as const)('touch nothing that is %s', (state) => {
    expect(movesOfTime({ ...submitted, state }, at(10_000))).toEqual([]);
  });
});

describe('next', () => {
  it('closes the question by the candidate and opens the following one', () => {
    expect(movesOfNext(running, 'q2', at(30))).toEqual([
      { do: 'close', questionId: 'q2', by: 'candidate', at: at(30).now },
      { do: 'open', position: 3 },
    ]);
  });

  it('closes by time when the page comes with it a moment late', () => {
    expect(movesOfNext(running, 'q2', at(61))).toEqual([
      { do: 'close', questionId: 'q2', by: 'time', at: closesAt },
      { do: 'open', position: 3 },
    ]);
  });

  it('changes nothing when the question is closed already and another is open', () => {
    expect(movesOfNext(running, 'q1', at(30))).toEqual([]);
  });

  it('opens the following one when the server closed the question', () => {
    expect(movesOfNext(closed, 'q2', at(70))).toEqual([{ do: 'open', position: 3 }]);
    expect(movesOfNext(running, 'q2', at(70)).map((move) => move.do)).toEqual(['close', 'open']);
  });

  it('submits after the last question', () => {
    expect(movesOfNext(last, 'q2', at(30)).at(-1)).toEqual({ do: 'submit', by: 'candidate', at: at(30).now });
    expect(movesOfNext(last, 'q2', at(61)).at(-1)).toEqual({ do: 'submit', by: 'time', at: at(61).now });
  });

  it('changes nothing after the submission', () => {
    expect(movesOfNext(submitted, 'q2', at(30))).toEqual([]);
  });
});

describe('resuming', () => {
  it('changes nothing while a question is open', () => {
    expect(movesOfResuming(running, at(62))).toEqual([]);
  });

  it('opens the first question of a new attempt', () => {
    expect(movesOfResuming({ ...closed, position: 0 }, at(0))).toEqual([{ do: 'open', position: 1 }]);
  });

  it('closes what ran out and opens the following one', () => {
    expect(movesOfResuming(running, at(70)).map((move) => move.do)).toEqual(['close', 'open']);
  });

  it('submits when the last question ran out', () => {
    expect(movesOfResuming(last, at(70)).at(-1)).toEqual({ do: 'submit', by: 'time', at: at(70).now });
  });

  it('lets the server submit when everything is over', () => {
    expect(movesOfResuming(running, at(10_000)).at(-1)).toMatchObject({ do: 'submit', by: 'server' });
  });

  it('changes nothing after the submission', () => {
    expect(movesOfResuming(submitted, at(30))).toEqual([]);
  });
});

describe('submitting', () => {
  it('closes what is open and hands in, whatever was never opened', () => {
    expect(movesOfSubmitting(running, at(30))).toEqual([
      { do: 'close', questionId: 'q2', by: 'candidate', at: at(30).now },
      { do: 'submit', by: 'candidate', at: at(30).now },
    ]);
  });

  it('hands in without an open question too', () => {
    expect(movesOfSubmitting(closed, at(70))).toEqual([{ do: 'submit', by: 'candidate', at: at(70).now }]);
  });

  it('comes too late when everything is over', () => {
    expect(movesOfSubmitting(running, at(10_000)).at(-1)).toMatchObject({ by: 'server', at: running.expiresAt });
  });

  it('changes nothing the second time', () => {
    expect(movesOfSubmitting(submitted, at(31))).toEqual([]);
  });
});

describe('what staff may do', () => {
  const paused: AttemptSnapshot = { ...running, pausedAt: addSeconds(opened, 20) };

  it('stops every clock: neither time nor the candidate moves a paused attempt', () => {
    expect(movesOfTime(paused, at(10_000))).toEqual([]);
    expect(movesOfNext(paused, 'q2', at(30))).toEqual([]);
    expect(movesOfSubmitting(paused, at(30))).toEqual([]);
    expect(movesOfResuming(paused, at(30))).toEqual([]);
  });

  it('pauses once, after closing what was over by then', () => {
    expect(movesOfPausing(running, at(20))).toEqual([{ do: 'pause', at: at(20).now }]);
    expect(movesOfPausing(paused, at(30))).toEqual([]);
    expect(movesOfPausing(running, at(63))).toEqual([
      { do: 'close', questionId: 'q2', by: 'time', at: closesAt },
      { do: 'pause', at: at(63).now },
    ]);
  });

  it('continues later by the length of the pause, and once', () => {
    const moves = movesOfContinuing(paused, at(500));
    expect(moves).toEqual([{ do: 'continue', at: at(500).now }]);
    const { open, expiresAt, pausedAt } = afterMoves(paused, moves);
    expect([open?.closesAt, expiresAt, pausedAt]).toEqual([
      addSeconds(closesAt, 480),
      addSeconds(running.expiresAt, 480),
      null,
    ]);
    expect(movesOfContinuing(running, at(500))).toEqual([]);
  });

  it('ends a running or paused attempt at once, and one that is over not again', () => {
    const end = [
      { do: 'close', questionId: 'q2', by: 'staff', at: at(30).now },
      { do: 'submit', by: 'staff', at: at(30).now },
    ];
    expect(movesOfEnding(running, 'staff', at(30))).toEqual(end);
    expect(movesOfEnding(paused, 'staff', at(30))).toEqual([{ do: 'continue', at: at(30).now }, ...end]);
    expect(movesOfEnding(submitted, 'staff', at(30))).toEqual([]);
  });

  it('reopens what had time left, else the rest of the paper, else nothing', () => {
    const early: AttemptSnapshot = { ...submitted, position: 2 };
    const reopen = (questionId: string | null) => [{ do: 'reopen', questionId, at: at(90).now }];
    expect(movesOfReopening(early, { lastId: 'q2', hasTime: true, hasLeft: false }, at(90))).toEqual(reopen('q2'));
    expect(movesOfReopening(early, { lastId: 'q2', hasTime: false, hasLeft: false }, at(90))).toEqual(reopen(null));
    expect(movesOfReopening(submitted, { lastId: 'q3', hasTime: false, hasLeft: false }, at(90))).toBeNull();
    expect(movesOfReopening(running, { lastId: 'q2', hasTime: true, hasLeft: false }, at(90))).toEqual([]);
  });

  it('lets a reopened attempt go on when the candidate is back, with what was left', () => {
    const waiting: AttemptSnapshot = { ...paused, resumesOnReturn: true };
    expect(movesOfTime(waiting, at(10_000))).toEqual([]);
    expect(movesOfResuming(waiting, at(900))).toEqual([{ do: 'continue', at: at(900).now }]);
    expect(movesOfResuming({ ...waiting, open: null }, at(900))).toEqual([
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
    attempt: AttemptSnapshot;
    moves: Move[];
    openings: Map<string, Date>;
  }

  const call = fc.record({
    name: fc.constantFrom('next', 'next-stale', 'resume', 'submit', 'time'),
    pause: fc.integer({ min: 0, max: 90 }),
  });

  function movesOf(name: string, attempt: AttemptSnapshot, rules: Rules): Move[] {
    if (name === 'next') return movesOfNext(attempt, questionOf(attempt.position), rules);
    if (name === 'next-stale') return movesOfNext(attempt, questionOf(attempt.position - 1), rules);
    if (name === 'resume') return movesOfResuming(attempt, rules);
    return name === 'submit' ? movesOfSubmitting(attempt, rules) : movesOfTime(attempt, rules);
  }

  function make(played: Played, move: Move, now: Date): Played {
    const { attempt } = played;
    const moves = [...played.moves, move];
    if (move.do === 'close') return { ...played, moves, attempt: { ...attempt, open: null } };
    if (move.do === 'submit') return { ...played, moves, attempt: { ...attempt, open: null, state: 'submitted' } };
    if (move.do !== 'open') throw new Error(`Nobody of the staff is here: ${move.do}`);
    const open = {
      questionId: questionOf(move.position),
      position: move.position,
      visit: 1,
      closesAt: addSeconds(now, seconds),
    };
    const expiresAt = expiryOf(open.closesAt, (attempt.questionCount - move.position) * seconds);
    const openings = new Map(played.openings).set(open.questionId, now);
    return { moves, openings, attempt: { ...attempt, open, expiresAt, position: move.position, place: move.position } };
  }

  it('opens each question once and in order, closes it once and in time, and submits once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(call, { maxLength: 30 }), (questionCount, calls) => {
        let now = opened;
        let played: Played = {
          attempt: { ...closed, position: 0, questionCount, expiresAt: expiryOf(opened, questionCount * seconds) },
          moves: [],
          openings: new Map(),
        };
        for (const { name, pause } of [{ name: 'resume', pause: 0 }, ...calls]) {
          now = addSeconds(now, pause);
          for (const move of movesOf(name, played.attempt, { now, graceSeconds: 2 })) played = make(played, move, now);
        }
        expectSound(played);
      }),
      { numRuns: 2_000 },
    );
  });

  function expectSound({ moves, openings }: Played): void {
    const openedPositions = moves.flatMap((move) => (move.do === 'open' ? [move.position] : []));
    expect(openedPositions).toEqual(openedPositions.map((_, index) => index + 1));
    const closings = moves.filter((move) => move.do === 'close');
    expect(new Set(closings.map((move) => move.questionId)).size).toBe(closings.length);
    for (const { questionId, at: closedAt } of closings) {
      const openedAt = openings.get(questionId);
      expect(openedAt && closedAt >= openedAt && closedAt <= addSeconds(openedAt, seconds)).toBe(true);
    }
    const submissions = moves.filter((move) => move.do === 'submit');
    expect(submissions.length).toBeLessThanOrEqual(1);
    if (submissions.length > 0) expect(moves.at(-1)?.do).toBe('submit');
  }
});
