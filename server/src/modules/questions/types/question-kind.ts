import type { FieldProblems } from '../field-problems';
import type { FileKind, QuestionType } from '../vocabulary';
import type { AnswerKey, Blank, PaperContent, QuestionContent, Range } from './question-content';

export interface ChoiceDraft {
  id?: string | null;
  text: string;
  isRight: boolean;
  isFixed?: boolean | null;
}

export interface RatingDraft {
  min: number;
  max: number;
  lowLabel?: string | null;
  highLabel?: string | null;
}

export interface GridDraft {
  columns: number;
  rows: number;
  cells: { row: number; column: number; text: string; isLocked?: boolean | null }[];
}

/** The part of an author's draft that depends on the type; a type reads what concerns it and ignores the rest. */
export interface KeyDraft {
  choices?: ChoiceDraft[] | null;
  allowsSeveral?: boolean | null;
  truth?: boolean | null;
  acceptedAnswers?: string[] | null;
  number?: { value: string; tolerance?: string | null } | null;
  unit?: string | null;
  rating?: RatingDraft | null;
  ratingKey?: Range<number> | null;
  gapText?: string | null;
  blanks?: Blank[] | null;
  dateRange?: { earliest?: string | null; latest?: string | null } | null;
  dateKey?: Range<string> | null;
  grid?: GridDraft | null;
  fileKinds?: FileKind[] | null;
  recordSeconds?: number | null;
  wordLimit?: number | null;
  rubric?: string | null;
}

export interface KeyedContent {
  content: QuestionContent;
  answerKey: AnswerKey;
}

/** Everything that differs from type to type. Adding a type = a folder with one of these, and its line in `index.ts`. */
export interface QuestionKind {
  readonly type: QuestionType;

  /** Its choices are shown in another order than the author's, whatever the assessment says. */
  readonly alwaysShuffles?: true;

  /** Content and key of a draft; what is wrong with them goes into `problems`. `before` is what an edit replaces. */
  read(draft: KeyDraft, problems: FieldProblems, before?: QuestionContent): KeyedContent;

  /** Field by field: nothing reaches a candidate because it happened to be stored. */
  toPaper(content: QuestionContent): PaperContent;
}

/** For the types that show nothing but their text. */
export const withoutContent = (): PaperContent => ({ choices: [], allowsSeveral: false });
