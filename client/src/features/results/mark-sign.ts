import type { QuestionList_QuestionFragment } from './question-list-generated';

/** How an answer fared, for the sign in front of its row. */
export type MarkSign = 'right' | 'partly' | 'wrong' | 'awaiting';

export function markSign({ score, maxScore }: QuestionList_QuestionFragment['mark']): MarkSign {
  if (score === null) return 'awaiting';
  if (score >= maxScore) return 'right';
  return score > 0 ? 'partly' : 'wrong';
}
