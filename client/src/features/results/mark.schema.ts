import { object, string } from 'yup';
import { fieldMessage } from '../../lib/forms/field-message';

const ARABIC_ZERO = 0x660;
const EXTENDED_ZERO = 0x6f0;

/** A typed score as a number; Arabic digits and both decimal signs are read. NaN when it is none. */
export function scoreOf(typed: string): number {
  const latin = typed
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - EXTENDED_ZERO))
    .replace(/[٫,]/, '.');
  return /^\d+(\.\d+)?$/.test(latin) ? Number(latin) : Number.NaN;
}

/** 0 to the question's points, with at most two decimals. */
export function markSchema(maxScore: number) {
  return object({
    score: string()
      .trim()
      .required('results:error.scoreRequired')
      .test('number', 'results:error.scoreNumber', (typed) => !Number.isNaN(scoreOf(typed)))
      .test('range', fieldMessage('results:error.scoreRange', { max: maxScore }), (typed) => {
        const score = scoreOf(typed);
        return score >= 0 && score <= maxScore;
      })
      .test('decimals', 'results:error.scoreDecimals', (typed) => Number.isInteger(round(scoreOf(typed) * 100))),
    feedback: string().max(2000, 'results:error.feedbackLong'),
  });
}

/** Undoes what binary fractions add: 8.2 × 100 is 819.9999999999999. */
const round = (value: number) => Math.round(value * 1e6) / 1e6;
