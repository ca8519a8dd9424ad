import type { FieldProblems } from '../../draft/field-problems';
import type { ValuesOf } from '../../shape/shape';
import { fillInTheBlankContent, MAX_GAP_CHOICES } from './content';

type Gaps = ValuesOf<typeof fillInTheBlankContent>['gaps'];
export type Gap = Gaps[number];

interface GapDraft {
  isNumeric?: boolean | null;
  choices?: readonly string[] | null;
}

const words: Gap = { isNumeric: false, choices: [] };

/** How each blank is filled; empty where words are typed into all of them. */
export function readGaps(
  drafts: readonly GapDraft[] | null | undefined,
  count: number,
  problems: FieldProblems,
): Gap[] {
  const given = drafts ?? [];
  if (given.length > count) problems.add('gaps', 'max-items', { max: count });
  const gaps = Array.from({ length: count }, (_, index) => readGap(given[index], `gaps.${index}`, problems));
  return gaps.some(({ isNumeric, choices }) => isNumeric || choices.length > 0) ? gaps : [];
}

function readGap(draft: GapDraft | undefined, path: string, problems: FieldProblems): Gap {
  const { isNumeric = false, choices: given } = draft ?? {};
  if (!given?.length) return isNumeric ? { ...words, isNumeric } : words;
  if (given.length < 2) problems.add(`${path}.choices`, 'min-items', { min: 2 });
  if (given.length > MAX_GAP_CHOICES) problems.add(`${path}.choices`, 'max-items', { max: MAX_GAP_CHOICES });
  const max = fillInTheBlankContent.gaps.of.fields.choices.of.max;
  const choices = given.map((text, at) => problems.text(`${path}.choices.${at}`, text, { max, singleLine: true }));
  const repeated = choices.findIndex((text, at) => text !== '' && choices.indexOf(text) < at);
  if (repeated >= 0) problems.add(`${path}.choices.${repeated}`, 'duplicate');
  return { isNumeric: false, choices };
}
