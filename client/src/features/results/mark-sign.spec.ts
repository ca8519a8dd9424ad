import { markSign } from './mark-sign';

const mark = (score: number | null, maxScore = 8) => ({ score, maxScore, origin: 'AUTOMATIC' as const });

describe('markSign', () => {
  it.each([
    [8, 'right'],
    [5.5, 'partly'],
    [0, 'wrong'],
    [null, 'awaiting'],
  ])('shows a mark of %p out of 8 as %s', (score, sign) => {
    expect(markSign(mark(score))).toBe(sign);
  });

  it('takes a question without points as answered rightly, for there was nothing to lose', () => {
    expect(markSign(mark(0, 0))).toBe('right');
  });
});
