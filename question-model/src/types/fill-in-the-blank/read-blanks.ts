import type { FieldProblems } from '../../draft/field-problems';
import { typedDecimal } from '../../number/plain-decimal';
import { foldDigits } from '../../text/fold-digits';
import type { TextComparison } from '../../text/text-comparison';
import { readAccepted } from '../shared/read-accepted';
import { fillInTheBlankContent } from './content';
import type { Blank } from './fill-blank';
import type { Gap } from './read-gaps';

const MAX_BLANKS = 50;
const MARKER = /\[\[([\d\u0660-\u0669\u06F0-\u06F9]+)\]\]/gu;

interface BlankDraft {
  acceptedAnswers: readonly string[];
  tolerance?: string | null;
  rightChoices?: readonly number[] | null;
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
  drafts: readonly BlankDraft[],
  gaps: readonly Gap[],
  count: number,
  problems: FieldProblems,
  comparison?: TextComparison,
): Blank[] {
  if (drafts.length > count) problems.add('blanks', 'max-items', { max: count });
  return Array.from({ length: Math.min(count, MAX_BLANKS) }, (_, index) => {
    const [gap, draft, path] = [gaps[index], drafts[index], `blanks.${index}`];
    if (gap?.choices.length) return readChoice(draft, gap, path, problems);
    const answers = readAccepted(`${path}.acceptedAnswers`, draft?.acceptedAnswers, problems, comparison);
    return gap?.isNumeric ? readNumbers(answers, draft, path, problems) : { acceptedAnswers: answers };
  });
}

function readChoice(draft: BlankDraft | undefined, { choices }: Gap, path: string, problems: FieldProblems): Blank {
  const rightChoices = [...new Set(draft?.rightChoices)];
  if (rightChoices.length === 0) problems.add(`${path}.rightChoices`, 'required');
  if (rightChoices.some((place) => choices[place - 1] === undefined))
    problems.add(`${path}.rightChoices`, 'max', { max: choices.length });
  return { acceptedAnswers: [], rightChoices };
}

function readNumbers(
  answers: readonly string[],
  draft: BlankDraft | undefined,
  path: string,
  problems: FieldProblems,
): Blank {
  const plain = (text: string, at: string): string => {
    const number = typedDecimal(text, undefined);
    if (number === null) problems.add(at, 'number');
    return number ?? text;
  };
  const acceptedAnswers = answers.map((text, at) => plain(text, `${path}.acceptedAnswers.${at}`));
  const tolerance = draft?.tolerance?.trim() ? plain(draft.tolerance, `${path}.tolerance`) : '0';
  if (tolerance.startsWith('-')) problems.add(`${path}.tolerance`, 'min', { min: 0 });
  return { acceptedAnswers, tolerance };
}
