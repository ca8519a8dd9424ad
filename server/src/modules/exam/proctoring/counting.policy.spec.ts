import { burstOf, counts, isLeftForGood } from './counting.policy';
import type { Signal } from './counting.policy';
import { isInPause } from './pauses.policy';

const rules = { tabLeaving: true, fullScreen: false, minimumSeconds: 3 };
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, seconds));
const away = (from: number, to: number, given: Partial<Signal> = {}): Signal => ({
  kind: 'tab-hidden',
  startedAt: at(from),
  lastedMs: (to - from) * 1000,
  excuse: null,
  warningsSeen: 0,
  ...given,
});

describe('a burst', () => {
  it('counts a moment once, however many signals tell of it', () => {
    const full = { ...rules, fullScreen: true };
    const burst = burstOf([away(0, 4, { kind: 'full-screen-exit' }), away(1, 5), away(7, 8)], full);
    expect(burst).toMatchObject({ kind: 'tab-hidden', startedAt: at(0), endedAt: at(8), awayMs: 6000 });
  });

  it('holds short absences together that follow each other', () => {
    const burst = burstOf([away(0, 1), away(3, 4), away(6, 8)], rules);
    expect([burst.awayMs, counts(burst, rules, 0)]).toEqual([4000, true]);
  });

  it.each([
    ['shorter than the minimum', away(0, 2.9)],
    ['before a file picker', away(0, 60, { excuse: 'file-picker' })],
    ['out of a full screen that this assessment does not ask for', away(0, 60, { kind: 'full-screen-exit' })],
    ['of the keyboard, from a page that stays in view', away(0, 60, { kind: 'window-blur' })],
    ['of another kind', away(0, 60, { kind: 'paste' })],
  ])('%s does not count', (_, signal) => {
    expect(counts(burstOf([signal], rules), rules, 0)).toBe(false);
  });

  it('does not count as a second one for somebody who was not shown the first warning', () => {
    expect(counts(burstOf([away(0, 9)], rules), rules, 1)).toBe(false);
    expect(counts(burstOf([away(0, 9, { warningsSeen: 1 })], rules), rules, 1)).toBe(true);
  });
});

describe('a pause', () => {
  const pauses = [{ from: at(10), until: at(30) }];

  it('cuts off what goes on into it, for good', () => {
    expect(burstOf([away(8, 50)], rules, pauses).awayMs).toBe(2000);
    expect(burstOf([away(6, 50)], rules, pauses).awayMs).toBe(4000);
  });

  it('changes nothing for what comes after it', () => {
    expect(burstOf([away(31, 36)], rules, pauses).awayMs).toBe(5000);
  });

  it('is the moment of its beginning and not that of its end', () => {
    expect([9, 10, 29, 30].map((second) => isInPause(at(second), pauses))).toEqual([false, true, true, false]);
    expect(isInPause(at(99), [{ from: at(10), until: null }])).toBe(true);
  });

  it('lasts a little longer for a page that says that it had not heard of its end', () => {
    expect([45, 61].map((second) => isInPause(at(second), pauses, true))).toEqual([true, false]);
  });
});

describe('the exam is handed in', () => {
  const ends = { submitsWhenLeft: true, warningsBeforeSubmit: 2 };

  it('past the last warning, and not with it', () => {
    expect([1, 2, 3].map((warnings) => isLeftForGood(warnings, 20_000, ends))).toEqual([false, false, true]);
  });

  it('of nobody who comes back in time, and never where leaving is noted for a person', () => {
    expect(isLeftForGood(3, 19_999, ends)).toBe(false);
    expect(isLeftForGood(99, 600_000, { ...ends, submitsWhenLeft: false })).toBe(false);
  });
});
