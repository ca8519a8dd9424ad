import type { AnyOf } from '../content';
import type { Shown } from '../shape/shown';
import type { Fields, Shape, ValueOf, ValuesOf } from '../shape/shape';
import type { QuestionType } from '../vocabulary/question-type';
import { audio } from './audio/audio';
import { dateAnswer } from './date/date';
import { documentFile } from './document/document';
import { dropdown } from './dropdown/dropdown';
import { fileUpload } from './file-upload/file-upload';
import { fillInTheBlank } from './fill-in-the-blank/fill-in-the-blank';
import { matching } from './matching/matching';
import { multipleChoice } from './multiple-choice/multiple-choice';
import { numberAnswer } from './number/number';
import { openEnded } from './open-ended/open-ended';
import { qualifier } from './qualifier/qualifier';
import type { DraftFields } from './question-kind';
import { ranking } from './ranking/ranking';
import { rating } from './rating/rating';
import { shortAnswer } from './short-answer/short-answer';
import { slides } from './slides/slides';
import { spreadsheet } from './spreadsheet/spreadsheet';
import { trueFalse } from './true-false/true-false';
import { video } from './video/video';
import { xlcx } from './xlcx/xlcx';

/** The registry. A type of the vocabulary without a line here does not compile. */
export const kinds = {
  qualifier,
  'multiple-choice': multipleChoice,
  'true-false': trueFalse,
  rating,
  dropdown,
  ranking,
  matching,
  'open-ended': openEnded,
  'short-answer': shortAnswer,
  number: numberAnswer,
  'fill-in-the-blank': fillInTheBlank,
  date: dateAnswer,
  spreadsheet,
  xlcx,
  document: documentFile,
  slides,
  'file-upload': fileUpload,
  video,
  audio,
} as const satisfies { readonly [T in QuestionType]: { readonly type: T } };

type Kinds = typeof kinds;

/** What makes an answer to a question of this type right. */
export type KeyOf<T extends QuestionType> = ValuesOf<Kinds[T]['key']>;

/** The same, where the type is not known to the compiler. */
export type AnswerKey = AnyOf<{ [T in QuestionType]: KeyOf<T> }[QuestionType]>;

/** Content and key in an author's hands, whatever the type: a type reads what concerns it. */
export type KeyDraft = AnyOf<{ [T in QuestionType]: DraftFields<Kinds[T]['authored']> }[QuestionType]>;

/** Content and key as staff see them, whatever the type. */
export type AuthoredQuestion = AnyOf<{ [T in QuestionType]: ValuesOf<Kinds[T]['authored']> }[QuestionType]>;

type AuthoredFields = Required<AnyOf<{ [T in QuestionType]: Kinds[T]['authored'] }[QuestionType]>>;

/** Everything that an author writes of a question beside its text, whatever the type. */
export const authoredFields = Object.assign(
  {},
  ...Object.values(kinds).map(({ authored }): Fields => authored),
) as AuthoredFields;

type OptionNames = {
  [K in keyof AuthoredFields]: AuthoredFields[K] extends { isOptional: true; kind: 'whole' | 'text' } ? K : never;
}[keyof AuthoredFields];

/** One number or text that an author may say or leave out, such as a unit: what can be handed on without knowing its type. */
export type QuestionOptions = { [K in OptionNames]?: ValueOf<AuthoredFields[K]> };

/** The names of all of them. */
export const questionOptions = Object.entries(authoredFields).flatMap(([name, { kind, isOptional }]: [string, Shape]) =>
  isOptional && (kind === 'whole' || kind === 'text') ? [name] : [],
) as OptionNames[];

/** Content and key in one object that has the fields of all types. */
export type ShownQuestion = Shown<AuthoredFields>;
