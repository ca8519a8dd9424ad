import { compareWith } from './accepted-answer';
import type { MarkingRule } from './marking';
import { marked } from './marking';

/** Keeps what was typed into one blank from turning around what stands beside it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** Each blank earns the same share, and each is compared as a short answer is. */
export const markFillInTheBlank: MarkingRule = ({ answerKey, maxScore }, given) => {
  const blanks = answerKey.blanks ?? [];
  const compared = blanks.map(({ acceptedAnswers }, index) =>
    compareWith(acceptedAnswers, given.blanks?.[index] ?? ''),
  );
  const read = compared.map((blank) => isolated(blank.read || '–')).join(' | ');
  const right = compared.flatMap(({ accepted }, index) => (accepted === undefined ? [] : [index + 1]));
  const of = blanks.length;
  if (right.length === 0) return marked(0, 'NO_BLANK_RIGHT', { of, read });
  if (right.length === of) return marked(maxScore, 'ALL_BLANKS_RIGHT', { of, read });
  const params = { right: right.length, of, places: right.join(' + '), read };
  return marked(Math.round((maxScore * right.length) / of), 'BLANKS_COUNTED', params);
};
