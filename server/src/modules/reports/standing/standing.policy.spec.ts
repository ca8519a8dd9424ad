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

describe('a result near a band edge', () => {
  const bands = [
    { name: 'Weak', min: 0, max: 39, color: '#111111' },
    { name: 'Good', min: 40, max: 74, color: '#222222' },
    { name: 'Strong', min: 75, max: 100, color: '#333333' },
  ];
  const near = (percentage: number, error: number, passMark = 50) => isTooClose(percentage, error, { bands, passMark });

  it('is too close to call when one standard error reaches another band', () => {
    expect(near(72, 3)).toBe(true);
    expect(near(72, 2.9)).toBe(false);
    expect(near(76, 2)).toBe(true);
    expect(near(76, 0.9)).toBe(false);
  });

  it('is too close to call when one standard error crosses the pass mark', () => {
    expect(near(52, 3)).toBe(true);
    expect(near(55, 3)).toBe(false);
  });

  it('stays on the scale', () => {
    expect(near(100, 20)).toBe(false);
    expect(near(2, 10)).toBe(false);
  });
});
