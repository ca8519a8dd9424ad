import { isTooClose, percentileRank } from './standing.policy';

describe('the percentile', () => {
  it.each([
    [{ below: 0, alike: 1, groupSize: 10 }, 5],
    [{ below: 5, alike: 1, groupSize: 10 }, 55],
    [{ below: 9, alike: 1, groupSize: 10 }, 95],
    [{ below: 0, alike: 10, groupSize: 10 }, 50],
    [{ below: 9_999, alike: 1, groupSize: 10_000 }, 99],
    [{ below: 0, alike: 1, groupSize: 10_000 }, 1],
  ])('of %j is %d', (place, rank) => {
    expect(percentileRank(place)).toBe(rank);
  });

  it('is not told of a group of nine', () => {
    expect(percentileRank({ below: 4, alike: 1, groupSize: 9 })).toBeNull();
  });
});

describe('a result near the pass mark', () => {
  const near = (percentage: number, error: number, passMark = 50) => isTooClose(percentage, error, passMark);

  it('is too close to call when one standard error crosses it', () => {
    expect(near(52, 3)).toBe(true);
    expect(near(55, 3)).toBe(false);
    expect(near(49, 1)).toBe(true);
    expect(near(49, 0.9)).toBe(false);
  });

  it('is not, however large the error, when both ends decide alike', () => {
    expect(near(99, 12)).toBe(false);
    expect(near(100, 20)).toBe(false);
    expect(near(2, 10)).toBe(false);
  });
});
