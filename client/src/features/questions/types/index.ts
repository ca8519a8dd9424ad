import type { QuestionType } from '../../../graphql/schema-generated';
import { audio } from './audio';
import { date } from './date';
import { document } from './document';
import { dropdown } from './dropdown';
import { fileUpload } from './file-upload';
import { fillInTheBlank } from './fill-in-the-blank';
import { matching } from './matching';
import { multipleChoice } from './multiple-choice';
import { number } from './number';
import { openEnded } from './open-ended';
import { qualifier } from './qualifier';
import { TYPE_GROUPS, type QuestionTypeDefinition, type TypeGroup } from './question-type';
import { ranking } from './ranking';
import { rating } from './rating';
import { shortAnswer } from './short-answer';
import { slides } from './slides';
import { spreadsheet } from './spreadsheet';
import { trueFalse } from './true-false';
import { video } from './video';
import { xlcx } from './xlcx';

/** Whoever asks the registry knows only that an answer is what its own definition made. */
export type AnyQuestionType = QuestionTypeDefinition<unknown>;

const erase = <Answer>(definition: QuestionTypeDefinition<Answer>) => definition as unknown as AnyQuestionType;

/** The registry, in the order of the picker. */
const definitions: readonly AnyQuestionType[] = [
  erase(qualifier),
  erase(multipleChoice),
  erase(trueFalse),
  erase(rating),
  erase(dropdown),
  erase(ranking),
  erase(matching),
  erase(spreadsheet),
  erase(xlcx),
  erase(document),
  erase(slides),
  erase(fileUpload),
  erase(video),
  erase(audio),
  erase(openEnded),
  erase(shortAnswer),
  erase(number),
  erase(fillInTheBlank),
  erase(date),
];

/** What a picker starts with. */
export const DEFAULT_TYPE: QuestionType = 'QUALIFIER';

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
);
