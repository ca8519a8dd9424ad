import type { FieldProblems } from '../field-problems';
import type { AnswerKey } from './question-content';
import type { KeyDraft } from './question-kind';

const MAX_RUBRIC_LENGTH = 4_000;

/** What the person who marks should look for; a question can do without. */
export function readRubric({ rubric: draft }: KeyDraft, problems: FieldProblems): AnswerKey {
  const rubric = problems.text('rubric', draft, { max: MAX_RUBRIC_LENGTH, isOptional: true });
  return rubric ? { rubric } : {};
}
