import { nextTry, readRetryAfter } from './retry.policy';

const startedAt = new Date('2026-03-01T10:00:00Z');
const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1_000);
const next = (tries: number, given: { now?: Date; retryAfterSeconds?: number; chance?: number } = {}) => {
  const { now = startedAt, retryAfterSeconds = null, chance = 0 } = given;
  return nextTry({ startedAt, tries, now, retryAfterSeconds }, chance);
};

describe('nextTry', () => {
  it('spreads ten tries over a day', () => {
    const tries = Array.from({ length: 10 }, (_, made) => next(made + 1)?.getTime());
    const seconds = tries.map((at) => at && (at - startedAt.getTime()) / 1_000);
    expect(seconds).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400, undefined]);
  });

  it('leaves a tenth of the pause to chance', () => {
    expect(next(3, { chance: 1 })).toEqual(after(1_800 + 150));
    expect(next(3, { chance: 0.5 })).toEqual(after(1_800 + 75));
  });

  it('waits as long as the receiver asks, but for no more than a day', () => {
    expect(next(1, { retryAfterSeconds: 120 })).toEqual(after(120));
    expect(next(4, { retryAfterSeconds: 120 })).toEqual(after(7_200));
    expect(next(1, { retryAfterSeconds: 999_999 })).toEqual(after(86_400));
  });

  it('keeps a pause after a server that was away', () => {
    expect(next(2, { now: after(50_000) })).toEqual(after(50_005));
  });
});

describe('readRetryAfter', () => {
  it.each([
    ['120', 120],
    [' 0 ', 0],
    ['Sun, 01 Mar 2026 10:01:30 GMT', 90],
    ['Sun, 01 Mar 2026 09:00:00 GMT', 0],
    ['soon', null],
    [undefined, null],
  ])('reads %j', (value, seconds) => {
    expect(readRetryAfter(value, startedAt)).toBe(seconds);
  });
});
