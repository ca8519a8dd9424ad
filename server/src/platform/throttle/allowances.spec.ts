import { Allowances } from './allowances';

describe('an allowance of 2 a second, 10 at once', () => {
  const spend = (allowances: Allowances, times: number, now: number) =>
    Array.from({ length: times }, () => allowances.take('a', 1, now)).filter((wait) => wait === 0).length;

  it('gives 10 at once and then 2 a second', () => {
    const allowances = new Allowances(2, 10);
    expect(spend(allowances, 30, 0)).toBe(10);
    expect(spend(allowances, 30, 1_000)).toBe(2);
    expect(spend(allowances, 30, 60_000)).toBe(10);
  });

  it('tells how long to wait, and what is refused costs nothing', () => {
    const allowances = new Allowances(2, 10);
    spend(allowances, 10, 0);
    for (let again = 0; again < 1_000; again++) expect(allowances.take('a', 1, 0)).toBe(500);
    expect(allowances.take('a', 1, 500)).toBe(0);
  });

  it('is kept for each key by itself', () => {
    const allowances = new Allowances(2, 10);
    spend(allowances, 10, 0);
    expect(allowances.take('b', 1, 0)).toBe(0);
  });

  it('takes what is dear for more', () => {
    const allowances = new Allowances(2, 10);
    expect([allowances.take('a', 8, 0), allowances.take('a', 3, 0), allowances.take('a', 2, 0)]).toEqual([0, 500, 0]);
  });

  it.each([-1_000_000, Number.NaN, 0])('is not given back by taking %s', (amount) => {
    const allowances = new Allowances(2, 10);
    spend(allowances, 10, 0);
    allowances.take('a', amount, 0);
    expect(allowances.take('a', 1, 0)).toBe(500);
  });

  it('forgets those who rested', () => {
    const allowances = new Allowances(2, 10);
    for (let key = 0; key < 10_000; key++) allowances.take(String(key), 1, 0);
    allowances.take('last', 1, 10_000);
    expect((allowances as unknown as { spentUntil: Map<string, number> }).spentUntil.size).toBe(1);
  });
});
