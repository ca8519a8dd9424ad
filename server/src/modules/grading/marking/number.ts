import { compareDecimals, distance, parseDecimal } from './decimal';
import type { MarkingRule } from './marking';
import { marked } from './marking';

/** Right when |answer − value| ≤ tolerance; compared as decimals, so 0.1 + 0.2 surprises nobody. */
export const markNumber: MarkingRule = ({ answerKey, maxScore }, given) => {
  const answer = parseDecimal(given.text ?? '');
  const { value = '', tolerance = '0' } = answerKey.number ?? {};
  const expected = parseDecimal(value);
  const allowed = parseDecimal(tolerance);
  if (!answer) return marked(0, 'NOT_A_NUMBER', { read: given.text ?? '' });
  const params = { read: (given.text ?? '').trim(), value, tolerance };
  const hit = expected !== null && allowed !== null && compareDecimals(distance(answer, expected), allowed) <= 0;
  return hit ? marked(maxScore, 'NUMBER_IN_RANGE', params) : marked(0, 'NUMBER_OUT_OF_RANGE', params);
};
