import type { AskedContent, FileKindName, QuestionTypeName } from '@mizan/question-model/answer';

/** The types of question, as the API names them. */
export type AskedType = QuestionTypeName;

export type AskedFileKind = FileKindName;

export type AskedChoice = AskedContent['choices'][number];

/** ISO dates (yyyy-mm-dd), both included. */
export type AskedDateRange = NonNullable<AskedContent['dateRange']>;

/** Rows and columns count from 1. */
export type AskedGrid = NonNullable<AskedContent['grid']>;

/** What is asked, with the words of the API for what the model has words for. */
interface Asked extends Omit<AskedContent, 'choices' | 'fileKinds'> {
  choices: readonly AskedChoice[];
  fileKinds: readonly AskedFileKind[];
}

/**
 * A question as a candidate receives it: structural, so that an exam's question and an author's draft both are one. What its
 * type does not have is missing.
 */
export interface AskedQuestion extends Partial<Asked> {
  id: string;
  type: AskedType;
  text: string;
  /** Sanitised by the server; where it is set, `text` is the same without its form. */
  textHtml?: string | null;
}
