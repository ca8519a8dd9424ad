import { object, string } from 'yup';
import { isInHundredths, readPoints } from '../../lib/format/points';
import { fieldMessage } from '../../lib/forms/field-message';

/** 0 to the question's points, with at most two decimals. */
export function markSchema(maxScore: number) {
  return object({
    score: string()
      .trim()
      .required('results:error.scoreRequired')
      .test('number', 'results:error.scoreNumber', (typed) => !Number.isNaN(readPoints(typed)))
      .test('range', fieldMessage('results:error.scoreRange', { max: maxScore }), (typed) => {
        const score = readPoints(typed);
        return score >= 0 && score <= maxScore;
      })
      .test('decimals', 'results:error.scoreDecimals', (typed) => isInHundredths(readPoints(typed))),
    feedback: string().max(2000, 'results:error.feedbackLong'),
  });
}
