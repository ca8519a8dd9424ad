import type { Language } from '../lib/i18n/language';
import type { AnswerValue } from './answer-value';
import type { AskedQuestion } from './asked-question';
import type { FilePort } from './file-port';

/** What the place for an answer is given, whatever the type of the question. */
export interface AnswerProps {
  question: AskedQuestion;
  value: AnswerValue | null;
  isLocked: boolean;
  /** Of the content, where it has no letter of its own. */
  language: Language;
  /** The id of the element that asks. */
  labelledBy: string;
  /** `isWhole`: complete with this one touch. */
  onAnswer: (value: AnswerValue, isWhole: boolean) => void;
  /** The candidate has left the field: nothing more is to be waited for. */
  onLeave: () => void;
  /** Whether what stands in the field is no answer as yet, such as half a date. */
  onHalf?: (isHalf: boolean) => void;
  files: FilePort;
}
