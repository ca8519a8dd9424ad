import { kindOf, nothingAsked, QuestionType } from '@mizan/question-model';
import type { QuestionFields } from './question-type';

type Name = keyof typeof nothingAsked;

/** What a question of this type has beside its head, with nothing in it. */
export function emptyFields(type: QuestionFields['type']): Partial<QuestionFields> {
  const names = Object.keys(kindOf(QuestionType[type]).authored) as Name[];
  return Object.fromEntries(names.map((name) => [name, nothingAsked[name]]));
}
