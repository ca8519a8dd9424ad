import type { ImportNote } from '../interchange';
import type { Code, ReturnedRun } from './marked-text';
import type { SegmentState } from './translation-work';

/** A text that came back, as the file has it. */
export interface ReturnedText {
  questionId: string;
  path: string;
  source: ReturnedRun[];
  /** Null where nothing was said. */
  said: ReturnedRun[] | null;
  state: SegmentState | null;
  /** What the file says that its codes stand for. */
  codes: Code[];
  line: number | null;
  /** First words of the question, or of the text. */
  title: string;
}

/** A row of a spreadsheet: which of its two texts is the source is known once its question is. */
export interface ReturnedRow extends Pick<ReturnedText, 'questionId' | 'path' | 'line' | 'title'> {
  english: string;
  arabic: string;
}

/** What came back from a translator. */
export interface ReturnedFile {
  format: 'xliff' | 'xlsx';
  /** Of which language into which, where the file says so. */
  from: string | null;
  to: string | null;
  texts: (ReturnedText | ReturnedRow)[];
  problems: ImportNote[];
}

/** More than a thousand questions have, which is what a file is given out with. */
export const MOST_TEXTS = 60_000;
