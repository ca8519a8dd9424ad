import { averageOf, sharesOf } from './mark-summary';

const percentages = [
  { percentage: 39, count: 1 },
  { percentage: 40, count: 2 },
  { percentage: 100, count: 1 },
];

describe('averageOf', () => {
  it('weighs each percentage by how many have it, and drops the fraction', () => {
    expect(averageOf(percentages)).toBe(54);
  });

  it('is null, not 0, when there are no results', () => {
    expect(averageOf([])).toBeNull();
    expect(averageOf([{ percentage: 0, count: 3 }])).toBe(0);
  });
});

describe('sharesOf', () => {
  const weak = { name: 'Weak', min: 0, max: 39, color: '#C8423C' };
  const good = { name: 'Good', min: 40, max: 89, color: '#4C9A63' };
  const best = { name: 'Best', min: 90, max: 100, color: '#1F7A6B' };

  it('counts both limits of a band as inside, and shows bands that nobody reached', () => {
    expect(sharesOf([weak, good, best], percentages.slice(0, 2))).toEqual([
      { band: weak, count: 1 },
      { band: good, count: 2 },
      { band: best, count: 0 },
    ]);
  });
});
