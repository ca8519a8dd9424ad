import type { Language } from '../lib/i18n/language';
import type { AnswerValue } from './answer-value';
import type { AskedQuestion } from './asked-question';
import type { DateParts } from './date/date-parts';
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
  /** Half a date, which is no answer as yet: what the field begins with, and what is typed in it. */
  half?: DateParts | null;
  onHalf?: (half: DateParts | null) => void;
  /** Whether nobody can read what stands in the field as a number. */
  onOdd?: (isOdd: boolean) => void;
  files: FilePort;
}
