import type { QuestionContent } from '../content';
import type { AnswerKey } from '../types';
import { markAnswer } from '../mark-answer';
import type { MarkableQuestion } from '../question';

const worth = (points: number, answerKey: AnswerKey, content: QuestionContent = {}): MarkableQuestion => ({
  content,
  answerKey,
  maxScore: points * 100,
});

const scale = { rating: { min: 1, max: 5, lowLabel: null, highLabel: null } };

describe('a rating with a key', () => {
  const question = worth(2, { ratingRange: { from: 3, to: 4 } }, scale);

  it.each([
    [3, 200, 'RATING_IN_RANGE'],
    [4, 200, 'RATING_IN_RANGE'],
    [2, 0, 'RATING_OUT_OF_RANGE'],
    [5, 0, 'RATING_OUT_OF_RANGE'],
  ])('%d earns %d hundredths', (rating, score, code) => {
    const params = { read: rating, from: 3, to: 4 };
    expect(markAnswer('rating', question, { rating })).toEqual({ score, explanation: { code, params } });
  });
});

describe('a rating without a key', () => {
  it.each([1, 3, 5])('earns everything with %d and says why', (rating) => {
    expect(markAnswer('rating', worth(2, {}, scale), { rating })).toEqual({
      score: 200,
      explanation: { code: 'RATING_NOT_KEYED', params: { read: rating } },
    });
  });

  it.each([0, 6, -1])('earns nothing with %d, which is not on the scale', (rating) => {
    expect(markAnswer('rating', worth(2, {}, scale), { rating })).toEqual({
      score: 0,
      explanation: { code: 'RATING_OFF_SCALE', params: { read: rating, min: 1, max: 5 } },
    });
  });
});
