import fc from 'fast-check';
import { bandOf } from '../../assessments';
import { totalsOf } from './totals';
import type { CountedMark } from './totals';

const mark = (score: number | null, maxScore: number, isAdditional = false): CountedMark => ({
  score,
  maxScore,
  isAdditional,
});

describe('totalsOf', () => {
  it('takes the integer part of the percentage', () => {
    expect(totalsOf([mark(200, 300)], 50).percentage).toBe(66);
    expect(totalsOf([mark(7999, 8000)], 50).percentage).toBe(99);
    expect(totalsOf([mark(2900, 5000)], 50).percentage).toBe(58);
  });

  it('is 0 percent of nothing', () => {
    expect(totalsOf([], 50)).toEqual({ score: 0, totalScore: 0, percentage: 0, status: 'Failed' });
    expect(totalsOf([mark(0, 0)], 0)).toMatchObject({ percentage: 0, status: 'Passed' });
  });

  it('adds points without binary fractions', () => {
    expect(totalsOf([mark(10, 10), mark(20, 20)], 100)).toMatchObject({ score: 30, percentage: 100, status: 'Passed' });
  });

  it('passes from the pass mark on', () => {
    expect(totalsOf([mark(50, 100)], 50).status).toBe('Passed');
    expect(totalsOf([mark(49, 100)], 50).status).toBe('Failed');
  });

  it('leaves additional questions out of score and total', () => {
    expect(totalsOf([mark(100, 200), mark(500, 500, true)], 50)).toMatchObject({ score: 100, totalScore: 200 });
  });

  it('stays under review while any mark is awaited, counting it as 0', () => {
    expect(totalsOf([mark(200, 200), mark(null, 200)], 50)).toMatchObject({ percentage: 50, status: 'Under review' });
    expect(totalsOf([mark(200, 200), mark(null, 200, true)], 50).status).toBe('Under review');
  });

  it('never leaves 0 to 100, and every percentage has its band', () => {
    const bands = [0, 40, 60, 75, 90].map((min, index, all) => ({
      name: String(min),
      min,
      max: (all[index + 1] ?? 101) - 1,
      color: '#000000',
    }));
    const marks = fc.array(
      fc.tuple(fc.nat(10_000), fc.nat(10_000)).map(([a, b]) => mark(Math.min(a, b), Math.max(a, b))),
    );
    fc.assert(
      fc.property(marks, fc.integer({ min: 0, max: 100 }), (all, passMark) => {
        const { percentage } = totalsOf(all, passMark);
        expect(percentage).toBeGreaterThanOrEqual(0);
        expect(percentage).toBeLessThanOrEqual(100);
        expect(bandOf(bands, percentage)).not.toBeNull();
      }),
    );
  });
});
