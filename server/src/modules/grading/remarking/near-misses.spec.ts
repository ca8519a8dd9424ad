import type { SatQuestion } from './remarking.queries';
import { nearMissesOf } from './near-misses';

const sat = (text: string, more: Partial<SatQuestion> = {}) =>
  ({
    answerKey: { acceptedAnswers: ['accrual', 'الميزانية'] },
    value: { text },
    score: 0,
    origin: 'automatic',
    ...more,
  }) as SatQuestion;

describe('near misses of a question', () => {
  it('are counted by their spelling, the most frequent first', () => {
    expect(nearMissesOf([sat('ميزانية'), sat('Acrual'), sat(' acrual. '), sat('cash')])).toEqual([
      { answer: 'Acrual', accepted: 'accrual', reason: 'SPELLING', count: 2 },
      { answer: 'ميزانية', accepted: 'الميزانية', reason: 'ARTICLES', count: 1 },
    ]);
  });

  it('are none where a person has decided, or points were given', () => {
    expect(nearMissesOf([sat('acrual', { origin: 'person' }), sat('acrual', { score: 100 })])).toEqual([]);
    expect(nearMissesOf([sat('acrual', { value: null })])).toEqual([]);
  });
});
