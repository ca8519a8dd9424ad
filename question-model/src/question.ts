import type { AnswerTo, AnswerValue } from './answer/answer-value';
import { contentFields, paperFields } from './content';
import type { AskedContent, ContentOf, QuestionContent } from './content';
import type { RuledParts } from './derivation/derivation';
import type { FieldProblems } from './draft/field-problems';
import type { Hundredths, Markable, MarkedAnswer } from './marking/marking';
import { pickFields } from './shape/pick-fields';
import { withEmpties } from './shape/with-empties';
import type { Fields } from './shape/shape';
import { shown } from './shape/shown';
import { authoredFields, kinds } from './types';
import type { AnswerKey, AuthoredQuestion, KeyDraft, KeyOf, ShownQuestion } from './types';
import type { QuestionType } from './vocabulary/question-type';

/** A question with what makes its answer right, one form for each type. */
export type KeyedQuestion = {
  [T in QuestionType]: { type: T; content: ContentOf<T>; answerKey: KeyOf<T> };
}[QuestionType];

/** An answer with the question that it belongs to, one form for each type. */
export type GivenAnswer = { [T in QuestionType]: { type: T; value: AnswerTo<T> } }[QuestionType];

export interface KeyedContent {
  content: QuestionContent;
  answerKey: AnswerKey;
}

interface DraftContext {
  problems: FieldProblems;
  before?: QuestionContent | undefined;
  newId: () => string;
}

/** A question as the frozen paper holds it: what was asked and what makes an answer right. */
export type MarkableQuestion = Markable<QuestionContent, AnswerKey>;

/** A kind whose own shapes the compiler need not know: what it is given is of its type. */
interface AnyKind {
  readonly type: QuestionType;
  readonly about: string;
  readonly alwaysShuffles?: true;
  readonly key: Fields;
  readonly authored: Fields;
  read: (draft: KeyDraft, context: DraftContext) => KeyedContent;
  show: (question: KeyedContent) => AuthoredQuestion;
  mark: (question: MarkableQuestion, given: AnswerValue) => MarkedAnswer;
  derive?: (question: MarkableQuestion, given: AnswerValue, score: Hundredths) => RuledParts;
}

export const kindOf = (type: QuestionType): AnyKind => kinds[type] as unknown as AnyKind;

/** What of a question's content a candidate may see, field by field. */
export function paperContent(type: QuestionType, content: QuestionContent): QuestionContent {
  return pickFields(contentFields[type] as Fields, content);
}

/** The same for whoever is asked it, in one object that has the fields of all types. */
export function askedContent(type: QuestionType, content: QuestionContent): AskedContent {
  return shown(paperFields, pickFields(paperFields as Fields, paperContent(type, whole(type, content))));
}

/** A question of no type: nothing in any of its fields. */
export const nothingAsked: ShownQuestion = shown(authoredFields, {});

/** Content and key as staff see them, in one object that has the fields of all types. */
export function shownQuestion(type: QuestionType, { content, answerKey }: KeyedContent): ShownQuestion {
  return shown(authoredFields, kindOf(type).show({ content: whole(type, content), answerKey }));
}

const whole = (type: QuestionType, content: QuestionContent) => withEmpties(contentFields[type] as Fields, content);
