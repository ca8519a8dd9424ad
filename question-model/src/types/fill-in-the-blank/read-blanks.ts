import type { FieldProblems } from '../../draft/field-problems';
import { foldDigits } from '../../text/fold-digits';
import type { TextComparison } from '../../text/text-comparison';
import { readAccepted } from '../shared/read-accepted';
import { fillInTheBlankContent } from './content';

const MAX_BLANKS = 50;
const MARKER = /\[\[([\d\u0660-\u0669\u06F0-\u06F9]+)\]\]/gu;

interface Blank {
  acceptedAnswers: string[];
}

/** The text with its markers in Western digits, and how many there are: each once and in order, for answers go by position. */
export function readGapText(
  draft: string | null | undefined,
  problems: FieldProblems,
): { gapText: string; count: number } {
  const written = problems.text('gapText', draft, { max: fillInTheBlankContent.gapText.max });
  const gapText = written.replace(MARKER, (_, digits: string) => `[[${Number(foldDigits(digits))}]]`);
  const numbers = [...gapText.matchAll(MARKER)].map(([, digits]) => Number(digits));
  if (gapText && numbers.length === 0) problems.add('gapText', 'marker-required');
  else if (numbers.some((number, index) => number !== index + 1)) problems.add('gapText', 'marker-order');
  if (numbers.length > MAX_BLANKS) problems.add('gapText', 'max-items', { max: MAX_BLANKS });
  return { gapText, count: numbers.length };
}

export function readBlanks(
  drafts: readonly Blank[],
  count: number,
  problems: FieldProblems,
  comparison?: TextComparison,
): Blank[] {
  if (drafts.length > count) problems.add('blanks', 'max-items', { max: count });
  return Array.from({ length: Math.min(count, MAX_BLANKS) }, (_, index) => ({
    acceptedAnswers: readAccepted(
      `blanks.${index}.acceptedAnswers`,
      drafts[index]?.acceptedAnswers,
      problems,
      comparison,
    ),
  }));
}
