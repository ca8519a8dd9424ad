import type { AnswerValue } from '../../attempt';

const isWritten = (text: string | undefined) => (text ?? '').trim() !== '';

/** Whether there is anything in it: an answer that was taken back is stored as an empty one. */
export function isGiven(value: AnswerValue | null): boolean {
  if (!value) return false;
  const { choiceIds = [], fileIds = [], cells = [], blanks = [], truth, rating, text, date } = value;
  return (
    choiceIds.length + fileIds.length + cells.length > 0 ||
    truth !== undefined ||
    rating !== undefined ||
    [text, date, ...blanks].some(isWritten)
  );
}
