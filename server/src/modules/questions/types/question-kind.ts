import type { FieldProblems } from '../field-problems';
import type { QuestionType } from '../vocabulary';

export interface Choice {
  id: string;
  text: string;
}

/** What is asked, with nothing of the answer in it. */
export interface QuestionContent {
  choices?: Choice[];
  allowsSeveral?: boolean;
}

/** Decimal strings: a right answer lies within `value` plus or minus `tolerance`. */
export interface NumberKey {
  value: string;
  tolerance: string;
}

/** What makes an answer right, or tells a person how to mark it. It never travels towards a candidate. */
export interface AnswerKey {
  rightChoiceIds?: string[];
  truth?: boolean;
  acceptedAnswers?: string[];
  number?: NumberKey;
  rubric?: string;
}

export interface ChoiceDraft {
  id?: string | null;
  text: string;
  isRight: boolean;
}

/** The part of an author's draft that depends on the type; a type reads what concerns it and ignores the rest. */
export interface KeyDraft {
  choices?: ChoiceDraft[] | null;
  allowsSeveral?: boolean | null;
  truth?: boolean | null;
  acceptedAnswers?: string[] | null;
  number?: { value: string; tolerance?: string | null } | null;
  rubric?: string | null;
}

export interface KeyedContent {
  content: QuestionContent;
  answerKey: AnswerKey;
}

/** What a candidate may see of a question's content. */
export interface PaperContent {
  choices: Choice[];
  allowsSeveral: boolean;
}

/** Everything that differs from type to type. Adding a type = a folder with one of these, and its line in `index.ts`. */
export interface QuestionKind {
  readonly type: QuestionType;

  /** Content and key of a draft; what is wrong with them goes into `problems`. `before` is what an edit replaces. */
  read(draft: KeyDraft, problems: FieldProblems, before?: QuestionContent): KeyedContent;

  toPaper(content: QuestionContent): PaperContent;
}

/** For the types that show nothing but their text. */
export const withoutContent = (): PaperContent => ({ choices: [], allowsSeveral: false });
