import type { AnswerValue } from '../../answering/answer-value';
import { blankCountOf } from '../../answering/blanks/gaps';
import type { HeldFile } from '../../answering/file-port';
import type { ExamQuestion } from '../engine/ports';

/** What of an answer is under way: a recording that runs, a field whose text is no answer yet, blanks among filled ones, prompts that are still open. */
export type Unfinished = { is: 'recording' } | { is: 'half' } | { is: 'blanks' | 'prompts'; count: number };

interface Given {
  question: Pick<ExamQuestion, 'type' | 'gapText' | 'prompts'>;
  value: AnswerValue | null;
  files: readonly Pick<HeldFile, 'state'>[];
  /** What stands in the field is no answer as yet, such as half a date. */
  isHalf: boolean;
}

export function unfinishedOf({ question, value, files, isHalf }: Given): Unfinished | null {
  if (files.some(({ state }) => state === 'recording')) return { is: 'recording' };
  if (isHalf) return { is: 'half' };
  if (question.type === 'MATCHING') {
    const [all, filled] = [question.prompts?.length ?? 0, value?.matches?.length ?? 0];
    return filled > 0 && filled < all ? { is: 'prompts', count: all - filled } : null;
  }
  if (question.type !== 'FILL_IN_THE_BLANK') return null;
  const all = blankCountOf(question.gapText ?? '');
  const filled = (value?.blanks ?? []).filter((blank) => blank.trim() !== '').length;
  return filled > 0 && filled < all ? { is: 'blanks', count: all - filled } : null;
}
