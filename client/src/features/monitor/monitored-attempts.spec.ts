import {
  conditionOf,
  countsOf,
  attemptsInOrder,
  attemptsMatching,
  secondsLeft,
  withAttempt,
  type MonitoredAttempt,
  isNotable,
} from './monitored-attempts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();

/** Described at noon and received at noon by this computer, whose clock is an hour off. */
const HERE = NOON + 3_600_000;
const known = {
  id: 'a',
  candidate: { id: 'c', name: 'Noor Al-Hashimi', email: 'noor@example.com' },
  state: 'IN_PROGRESS',
  questionClosesAt: at(90),
  lastSeenAt: at(-5),
  pausedAt: null,
  submittedAt: null,
  resumesOnReturn: false,
  incidents: 0,
  serverNow: at(0),
} as MonitoredAttempt;
const attempt = (given: Partial<MonitoredAttempt> = {}): MonitoredAttempt => ({
  ...known,
  receivedAt: HERE,
  ...given,
});

describe('what the monitor knows of an attempt', () => {
  it('counts the time down by the server, not by this computer', () => {
    expect(secondsLeft(attempt(), HERE + 30_000)).toBe(60);
    expect(secondsLeft(attempt(), HERE + 300_000)).toBe(0);
  });

  it('stops the countdown in a pause, and shows none between two questions', () => {
    expect(secondsLeft(attempt({ pausedAt: at(-10) }), HERE + 300_000)).toBe(100);
    expect(secondsLeft(attempt({ questionClosesAt: null }), HERE)).toBeNull();
  });

  it.each<[string, Partial<MonitoredAttempt>]>([
    ['running', {}],
    ['offline', { lastSeenAt: at(-40) }],
    ['paused', { pausedAt: at(-40), lastSeenAt: at(-40) }],
    ['returning', { pausedAt: at(-40), resumesOnReturn: true }],
    ['submitted', { state: 'SUBMITTED' }],
  ])('tells who is %s', (condition, given) => expect(conditionOf(attempt(given), HERE)).toBe(condition));

  it('sees somebody go offline while nothing is heard', () => {
    expect(conditionOf(attempt(), HERE + 31_000)).toBe('offline');
  });
});

describe('the list', () => {
  it('takes the newer description and leaves an overtaken one', () => {
    const newer = attempt({ serverNow: at(5), incidents: 1 });
    expect(withAttempt([attempt()], newer)).toEqual([newer]);
    expect(withAttempt([newer], attempt())).toEqual([newer]);
    expect(withAttempt([], newer)).toEqual([newer]);
  });

  it('puts incidents first, then the unseen, the paused, and who runs out next; the submitted last', () => {
    const rows = [
      attempt({ id: 'done', state: 'SUBMITTED', incidents: 9, submittedAt: at(-60) }),
      attempt({ id: 'calm', questionClosesAt: at(500) }),
      attempt({ id: 'short', questionClosesAt: at(9) }),
      attempt({ id: 'paused', pausedAt: at(-5) }),
      attempt({ id: 'gone', lastSeenAt: at(-100) }),
      attempt({ id: 'incident', incidents: 2 }),
    ];
    const order = ['incident', 'gone', 'paused', 'short', 'calm', 'done'];
    expect(attemptsInOrder(rows, HERE).map(({ id }) => id)).toEqual(order);
  });

  it('is narrowed by name or address, condition and incidents', () => {
    const rows = [
      attempt(),
      attempt({
        id: 'b',
        candidate: { id: 'd', name: 'Omar', email: 'noor.o@example.com' },
        incidents: 1,
        pausedAt: at(-5),
      }),
    ];
    const ids = (filter: Parameters<typeof attemptsMatching>[1]) =>
      attemptsMatching(rows, filter, HERE).map((row) => row.id);
    expect(ids({ search: 'NOOR', condition: null, hasIncidents: false })).toEqual(['a', 'b']);
    expect(ids({ search: 'omar', condition: null, hasIncidents: false })).toEqual(['b']);
    expect(ids({ search: '', condition: 'running', hasIncidents: false })).toEqual(['a']);
    expect(ids({ search: '', condition: null, hasIncidents: true })).toEqual(['b']);
    expect(countsOf(rows, HERE)).toEqual({ offline: 0, paused: 1, returning: 0, running: 1, submitted: 0 });
  });
});

it.each([
  [{ incidents: 0, unreadMessages: 0, wasReopened: false }, false],
  [{ incidents: 1, unreadMessages: 0, wasReopened: false }, true],
  [{ incidents: 0, unreadMessages: 2, wasReopened: false }, true],
  [{ incidents: 0, unreadMessages: 0, wasReopened: true }, true],
])('whoever watches should see of %j: %s', (attempt, isSeen) => {
  expect(isNotable(attempt)).toBe(isSeen);
});
