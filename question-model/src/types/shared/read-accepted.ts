import type { FieldProblems } from '../../draft/field-problems';
import { comparableText } from '../../text/text-comparison';
import type { TextComparison } from '../../text/text-comparison';
import { MAX_ACCEPTED, MAX_ACCEPTED_LENGTH } from './accepted-answers';

/** What is accepted, each spelling once; `path` is where the list stands in the draft. */
export function readAccepted(
  path: string,
  drafts: readonly string[] | null | undefined,
  problems: FieldProblems,
  comparison?: Partial<TextComparison>,
): string[] {
  if (!drafts?.length) problems.add(path, 'required');
  if (drafts && drafts.length > MAX_ACCEPTED) problems.add(path, 'max-items', { max: MAX_ACCEPTED });
  const answers = (drafts ?? []).map((answer, index) =>
    problems.text(`${path}.${index}`, answer, { max: MAX_ACCEPTED_LENGTH, singleLine: true }),
  );
  return withoutRepeats(answers, comparison);
}

/** Of two spellings that count as the same answer the first is kept. */
function withoutRepeats(answers: string[], comparison: Partial<TextComparison> | undefined): string[] {
  const compared = answers.map((answer) => comparableText(answer, comparison));
  return answers.filter((_, index) => compared.indexOf(compared[index] ?? '') === index);
}
