import { kindOf, QuestionType } from '@mizan/question-model';

/** The types whose answers wait for a person: a rubric tells that person what to look for. */
export const personTypes: readonly QuestionType[] = Object.values(QuestionType).filter(
  (type) => 'rubric' in kindOf(type).key,
);
