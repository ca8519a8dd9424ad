import type { AnswerValue } from '../answer-value';
import type { AskedQuestion } from '../asked-question';

export interface AnswerViewProps {
  question: AskedQuestion;
  /** As the candidate gave it; null for none. */
  value: AnswerValue | null;
  files: readonly FileLink[];
}

/** A stored file and where it can be had. */
export interface FileLink {
  id: string;
  name: string;
  contentType: string;
  byteSize: number;
  url: string;
  /** What a virus scanner says, where there is one. */
  scan?: 'WAITING' | 'CLEAN' | 'INFECTED' | null;
}
