import { liveSecondsLeft, withHeard, withProgress, type LiveAttempt } from './live-attempts';

const attempt = (over: Partial<LiveAttempt> = {}): LiveAttempt => ({
  id: 'a',
  candidate: { id: 'c', name: 'Noor Al-Hashimi' },
  assessment: { id: 's', title: 'Senior Accountant, Gulf' },
  state: 'IN_PROGRESS',
  position: 1,
  questionCount: 9,
  startedAt: '2026-11-21T09:00:00.000Z',
  pausedAt: null,
  questionClosesAt: '2026-11-21T09:02:00.000Z',
  expiresAt: '2026-11-21T09:20:00.000Z',
  lastSeenAt: '2026-11-21T09:00:30.000Z',
  serverNow: '2026-11-21T09:00:30.000Z',
  receivedAt: 1_000,
  ...over,
});

describe('withProgress', () => {
  it('replaces what is known of an attempt by what is newer', () => {
    const moved = attempt({ position: 2, serverNow: '2026-11-21T09:01:00.000Z' });
    expect(withProgress([attempt()], moved)).toEqual([moved]);
  });

  it('ignores an event that was overtaken on its way', () => {
    const known = [attempt({ position: 3, serverNow: '2026-11-21T09:03:00.000Z' })];
    expect(withProgress(known, attempt())).toBe(known);
  });

  it('lets a submitted attempt leave and puts the newest sitting first', () => {
    const second = attempt({ id: 'b', startedAt: '2026-11-21T09:05:00.000Z' });
    const both = withProgress([attempt()], second);
    expect(both.map((one) => one.id)).toEqual(['b', 'a']);
    const submitted = attempt({ state: 'SUBMITTED', serverNow: '2026-11-21T09:09:00.000Z' });
    expect(withProgress(both, submitted).map((one) => one.id)).toEqual(['b']);
  });
});

describe('withHeard', () => {
  const at = (minute: number, over: Partial<LiveAttempt> = {}) =>
    attempt({ id: String(minute), startedAt: `2026-11-21T09:${String(minute)}:00.000Z`, ...over });
  const list = { held: [at(30), at(20)], beyond: 3 };

  it('holds no more than it may: who falls off its end is still counted', () => {
    const next = withHeard(list, at(40), 2);
    expect(next.held.map(({ id }) => id)).toEqual(['40', '30']);
    expect(next).toMatchObject({ beyond: 4, isDue: false });
  });

  it('does not take in who began before its end, nor miss that their number may be another', () => {
    expect(withHeard(list, at(10), 2)).toEqual({ ...list, isDue: true });
    expect(withHeard(list, at(35, { state: 'SUBMITTED' }), 2)).toEqual({ ...list, isDue: true });
  });

  it('is everybody while nobody is beyond', () => {
    const next = withHeard({ held: list.held, beyond: 0 }, at(10), 5);
    expect(next.held.map(({ id }) => id)).toEqual(['30', '20', '10']);
    expect(next).toMatchObject({ beyond: 0, isDue: false });
  });
});

describe('secondsLeft', () => {
  it('counts by the server, whatever this computer believes the time to be', () => {
    expect(liveSecondsLeft(attempt(), 1_000)).toBe(90);
    expect(liveSecondsLeft(attempt(), 31_000)).toBe(60);
    expect(liveSecondsLeft(attempt(), 999_000)).toBe(0);
  });

  it('is null between two questions', () => {
    expect(liveSecondsLeft(attempt({ questionClosesAt: null }), 1_000)).toBeNull();
    expect(liveSecondsLeft(attempt({ pausedAt: '2026-11-21T09:00:30.000Z' }), 1_000)).toBeNull();
  });
});
