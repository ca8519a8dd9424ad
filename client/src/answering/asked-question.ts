/** The types of question, as the API names them. */
export type AskedType =
  | 'QUALIFIER'
  | 'MULTIPLE_CHOICE'
  | 'TRUE_FALSE'
  | 'RATING'
  | 'DROPDOWN'
  | 'RANKING'
  | 'OPEN_ENDED'
  | 'SHORT_ANSWER'
  | 'NUMBER'
  | 'FILL_IN_THE_BLANK'
  | 'DATE'
  | 'SPREADSHEET'
  | 'XLCX'
  | 'DOCUMENT'
  | 'SLIDES'
  | 'FILE_UPLOAD'
  | 'VIDEO'
  | 'AUDIO';

export type AskedFileKind = 'IMAGE' | 'DOCUMENT' | 'SLIDES' | 'SPREADSHEET' | 'TEXT';

export interface AskedChoice {
  id: string;
  text: string;
}

/** Both ends included. */
export interface AskedRating {
  min: number;
  max: number;
  lowLabel?: string | null;
  highLabel?: string | null;
}

/** ISO dates (yyyy-mm-dd), both included. */
export interface AskedDateRange {
  earliest?: string | null;
  latest?: string | null;
}

/** Rows and columns count from 1. */
export interface AskedCell {
  row: number;
  column: number;
  text: string;
  isLocked?: boolean | null;
}

export interface AskedGrid {
  columns: number;
  rows: number;
  cells: readonly AskedCell[];
}

/** A question as a candidate receives it: structural, so that an exam's question and an author's draft both are one. */
export interface AskedQuestion {
  id: string;
  type: AskedType;
  text: string;
  /** Sanitised by the server; where it is set, `text` is the same without its form. */
  textHtml?: string | null;
  choices: readonly AskedChoice[];
  allowsSeveral: boolean;
  rating?: AskedRating | null;
  /** With the marks `[[1]]`, `[[2]]`, … where something is missing. */
  gapText?: string | null;
  dateRange?: AskedDateRange | null;
  grid?: AskedGrid | null;
  fileKinds?: readonly AskedFileKind[] | null;
  recordSeconds?: number | null;
  wordLimit?: number | null;
  unit?: string | null;
}
