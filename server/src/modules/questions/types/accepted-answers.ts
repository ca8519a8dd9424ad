import { foldText } from '../../../platform/text';
import type { FieldProblems } from '../field-problems';

const MAX_ANSWERS = 20;
const MAX_ANSWER_LENGTH = 200;

/** What is accepted for one gap or one short answer; `path` is where the list stands in the draft. */
export function readAcceptedAnswers(
  path: string,
  drafts: readonly string[] | null | undefined,
  problems: FieldProblems,
): string[] {
  if (!drafts?.length) problems.add(path, 'required');
  if (drafts && drafts.length > MAX_ANSWERS) problems.add(path, 'max-items', { max: MAX_ANSWERS });
  const answers = (drafts ?? []).map((answer, index) =>
    problems.text(`${path}.${index}`, answer, { max: MAX_ANSWER_LENGTH, singleLine: true }),
  );
  return withoutRepeats(answers);
}

/** Of two spellings that count as the same answer the first is kept. */
function withoutRepeats(answers: string[]): string[] {
  const seen = new Map(answers.toReversed().map((answer) => [foldText(answer), answer]));
  return answers.filter((answer) => seen.get(foldText(answer)) === answer && seen.delete(foldText(answer)));
}
