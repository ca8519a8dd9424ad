import { markAnswer } from '../mark-answer';

describe('a date', () => {
  const days = { from: '2026-02-28', to: '2026-03-02' };
  const mark = (date: string) => markAnswer('date', { content: {}, answerKey: { days }, maxScore: 100 }, { date });

  it.each(['2026-02-28', '2026-03-01', '2026-03-02'])('%s counts', (date) => {
    expect(mark(date)).toEqual({ score: 100, explanation: { code: 'DATE_IN_RANGE', params: { read: date, ...days } } });
  });

  it.each(['2026-02-27', '2026-03-03', '2025-03-01', '2027-03-01'])('%s does not', (date) => {
    expect(mark(date)).toEqual({
      score: 0,
      explanation: { code: 'DATE_OUT_OF_RANGE', params: { read: date, ...days } },
    });
  });
});
