import type { QuestionType } from '../../../graphql/generated';
import { multipleChoice } from './multiple-choice';
import { number } from './number';
import { openEnded } from './open-ended';
import { TYPE_GROUPS, type QuestionTypeDefinition, type TypeGroup } from './question-type';
import { shortAnswer } from './short-answer';
import { trueFalse } from './true-false';

/** Whoever asks the registry knows only that an answer is what its own definition made. */
export type AnyQuestionType = QuestionTypeDefinition<unknown>;

const erase = <Answer>(definition: QuestionTypeDefinition<Answer>) => definition as unknown as AnyQuestionType;

/** The registry: a type of the vocabulary without a line here is not offered. */
const definitions: readonly AnyQuestionType[] = [
  erase(multipleChoice),
  erase(trueFalse),
  erase(shortAnswer),
  erase(number),
  erase(openEnded),
];

/** What a picker starts with. */
export const DEFAULT_TYPE: QuestionType = 'MULTIPLE_CHOICE';

export function typeOf(type: QuestionType): AnyQuestionType {
  const found = definitions.find((definition) => definition.type === type);
  if (!found) throw new Error(`No editor for questions of type ${type}`);
  return found;
}

export const typeGroups: readonly { group: TypeGroup; definitions: readonly AnyQuestionType[] }[] = TYPE_GROUPS.map(
  (group) => ({
    group,
    definitions: definitions.filter((definition) => definition.group === group),
  }),
).filter((entry) => entry.definitions.length > 0);
