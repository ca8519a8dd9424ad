import type { AnswerTo } from '../answer/answer-value';
import type { ContentOf } from '../content';
import type { RuledParts } from '../derivation/derivation';
import type { FieldProblems } from '../draft/field-problems';
import type { Hundredths, Markable, MarkedAnswer } from '../marking/marking';
import type { DraftOf, Fields, Flat, ValuesOf } from '../shape/shape';
import type { QuestionType } from '../vocabulary/question-type';

/** The fields of an author's draft; a type reads its own and ignores the rest. */
export type DraftFields<F> = Flat<{ -readonly [K in keyof F]?: DraftOf<F[K]> | null }>;

export interface ReadContext<T extends QuestionType> {
  problems: FieldProblems;
  /** What an edit replaces; its choices keep their ids. */
  before?: Partial<ContentOf<T>> | undefined;
  newId: () => string;
}

export interface Keyed<Content, Key> {
  content: Content;
  answerKey: Key;
}

/** Everything that differs from type to type. Adding a type = a folder with one of these, and its line in `types/index.ts`. */
export interface QuestionKind<T extends QuestionType, Key extends Fields, Authored extends Fields> {
  readonly type: T;

  /** What is asked of the candidate, for whoever reads the API. */
  readonly about: string;

  /** Its choices are shown in another order than the author's, whatever the assessment says. */
  readonly alwaysShuffles?: true;

  /** What makes an answer right, or tells a person how to mark it. It travels towards no candidate before the exam is over. */
  readonly key: Key;

  /** Content and key as whoever writes the question sees them: one form, in and out. */
  readonly authored: Authored;

  /** Content and key of a draft; what is wrong with them goes into the problems. */
  read: (draft: DraftFields<Authored>, context: ReadContext<T>) => Keyed<ContentOf<T>, ValuesOf<Key>>;

  /** The other way; a frozen question may hold its choices as one candidate saw them. */
  show: (question: Keyed<ContentOf<T>, ValuesOf<Key>>) => Partial<ValuesOf<Authored>>;

  /** Pure: the same question and answer give the same mark for ever. The answer is never empty here. */
  mark: (question: Markable<ContentOf<T>, ValuesOf<Key>>, given: AnswerTo<T>) => MarkedAnswer;

  /** How the mark comes about; left out where a person gives it. `score` is what `mark` gave. */
  derive?: (question: Markable<ContentOf<T>, ValuesOf<Key>>, given: AnswerTo<T>, score: Hundredths) => RuledParts;
}
