import { tooCloseTo } from './too-close';

const of = (...percentages: number[]) =>
  percentages.map((percentage) => ({ percentage, standardError: 6, status: 'PASSED' as const }));

it('names only those whose difference is smaller than the error of a difference', () => {
  expect(tooCloseTo(of(99, 92, 63), 0)).toEqual([1]);
  expect(tooCloseTo(of(99, 92, 63), 2)).toEqual([]);
  expect(tooCloseTo(of(99, 90), 0)).toEqual([]);
});

it('names nobody where the error is not known', () => {
  expect(tooCloseTo([{ percentage: 50, standardError: null, status: 'PASSED' }, ...of(50)], 0)).toEqual([]);
});

it('names nobody while a result can still rise', () => {
  const [open, final] = of(50, 52);
  if (!open || !final) throw new Error('two results are compared');
  const results = [{ ...open, status: 'UNDER_REVIEW' as const }, final];
  expect([tooCloseTo(results, 0), tooCloseTo(results, 1)]).toEqual([[], []]);
});
