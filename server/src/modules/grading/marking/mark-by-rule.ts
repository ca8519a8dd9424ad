import type { QuestionType } from '../../questions';
import { markDate } from './date';
import { markDropdown } from './dropdown';
import { markFillInTheBlank } from './fill-in-the-blank';
import { isEmpty } from './is-empty';
import type { GivenValue, MarkableQuestion, MarkedAnswer, MarkingRule } from './marking';
import { marked } from './marking';
import { markMultipleChoice } from './multiple-choice';
import { markNumber } from './number';
import { markQualifier } from './qualifier';
import { markRanking } from './ranking';
import { markRating } from './rating';
import { markShortAnswer } from './short-answer';
import { markTrueFalse } from './true-false';

/** Only a person can tell. */
const leaveToPerson: MarkingRule = () => marked(null, 'AWAITS_PERSON');

const rules: Readonly<Record<QuestionType, MarkingRule>> = {
  qualifier: markQualifier,
  'multiple-choice': markMultipleChoice,
  'true-false': markTrueFalse,
  rating: markRating,
  dropdown: markDropdown,
  ranking: markRanking,
  'short-answer': markShortAnswer,
  number: markNumber,
  'fill-in-the-blank': markFillInTheBlank,
  date: markDate,
  'open-ended': leaveToPerson,
  spreadsheet: leaveToPerson,
  xlcx: leaveToPerson,
  document: leaveToPerson,
  slides: leaveToPerson,
  'file-upload': leaveToPerson,
  video: leaveToPerson,
  audio: leaveToPerson,
};

/** The mark of one answer. A question left empty earns nothing and waits for nobody, whatever its type. */
export function markByRule(type: QuestionType, question: MarkableQuestion, given: GivenValue | null): MarkedAnswer {
  return isEmpty(given) ? marked(0, 'NO_ANSWER') : rules[type](question, given);
}
