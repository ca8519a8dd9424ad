import type { Fields, Flat, ValuesOf } from './shape/shape';
import type { Shown } from './shape/shown';
import { audioContent } from './types/audio/content';
import { dateContent } from './types/date/content';
import { documentContent } from './types/document/content';
import { dropdownContent } from './types/dropdown/content';
import { fileUploadContent } from './types/file-upload/content';
import { fillInTheBlankContent } from './types/fill-in-the-blank/content';
import { matchingContent } from './types/matching/content';
import { multipleChoiceContent } from './types/multiple-choice/content';
import { numberContent } from './types/number/content';
import { openEndedContent } from './types/open-ended/content';
import { qualifierContent } from './types/qualifier/content';
import { rankingContent } from './types/ranking/content';
import { ratingContent } from './types/rating/content';
import { shortAnswerContent } from './types/short-answer/content';
import { slidesContent } from './types/slides/content';
import { spreadsheetContent } from './types/spreadsheet/content';
import type { Choice } from './types/shared/choices';
import { trueFalseContent } from './types/true-false/content';
import { videoContent } from './types/video/content';
import { xlcxContent } from './types/xlcx/content';
import type { QuestionType } from './vocabulary/question-type';

/** What is asked, by type, with nothing of the answer in it: all that a candidate may see beside the text. */
export const contentFields = {
  qualifier: qualifierContent,
  'multiple-choice': multipleChoiceContent,
  'true-false': trueFalseContent,
  rating: ratingContent,
  dropdown: dropdownContent,
  ranking: rankingContent,
  matching: matchingContent,
  'open-ended': openEndedContent,
  'short-answer': shortAnswerContent,
  number: numberContent,
  'fill-in-the-blank': fillInTheBlankContent,
  date: dateContent,
  spreadsheet: spreadsheetContent,
  xlcx: xlcxContent,
  document: documentContent,
  slides: slidesContent,
  'file-upload': fileUploadContent,
  video: videoContent,
  audio: audioContent,
} as const satisfies Record<QuestionType, Fields>;

/** What is asked by a question of this type. */
export type ContentOf<T extends QuestionType> = ValuesOf<(typeof contentFields)[T]>;

/** Every field of a union of objects, each optional. */
export type AnyOf<U> = { [K in KeysOf<U>]?: ValueAt<U, K> };
type ValueAt<U, K extends PropertyKey> = U extends unknown
  ? K extends keyof U
    ? Exclude<U[K], undefined>
    : never
  : never;
type KeysOf<U> = U extends unknown ? keyof U : never;

/** What is asked, where the type is not known to the compiler: a type fills what concerns it. */
export type QuestionContent = Flat<Omit<AnyContent, 'choices'> & { choices?: Choice[] }>;
type AnyContent = AnyOf<{ [T in QuestionType]: ContentOf<T> }[QuestionType]>;

type PaperFields = Required<AnyOf<{ [T in QuestionType]: (typeof contentFields)[T] }[QuestionType]>>;

/** Everything that a candidate may see of a question beside its text; of a choice not even whether it keeps its place. */
export const paperFields = {
  ...(Object.assign({}, ...Object.values(contentFields)) as Omit<PaperFields, 'choices'>),
  choices: rankingContent.choices,
};

/** What a candidate may see of a question of this type. */
export function paperFieldsOf(type: QuestionType): Fields {
  const all: Fields = paperFields;
  return Object.fromEntries(Object.entries(all).filter(([name]) => name in contentFields[type]));
}

/** What is asked in one object that has the fields of all types. */
export type AskedContent = Shown<typeof paperFields>;

export type { Choice };
export type { RatingScale } from './types/rating/content';
export type { DateRange } from './types/date/content';
export type { Grid, GridCell } from './types/spreadsheet/content';
