import type { AnswerKey, QuestionContent } from '@mizan/question-model';
import type { QuestionType } from '../../questions';

const byRule: readonly QuestionType[] = [
  'qualifier',
  'multiple-choice',
  'true-false',
  'rating',
  'dropdown',
  'ranking',
  'matching',
  'short-answer',
  'number',
  'fill-in-the-blank',
  'date',
];

interface FrozenQuestion {
  type: QuestionType;
  content: QuestionContent;
  answerKey: AnswerKey;
}

/** Whether a corrected key can judge what candidates were asked: it speaks of the very choices and blanks that they saw. */
export function keyFits({ type, content, answerKey }: FrozenQuestion, corrected: AnswerKey): boolean {
  if (!byRule.includes(type)) return false;
  const shown = new Set(content.choices?.map(({ id }) => id));
  const { rightChoiceIds = [], rightOrder = [], matches = [] } = corrected;
  const named = [...rightChoiceIds, ...rightOrder, ...matches];
  if (named.some((id) => !shown.has(id))) return false;
  if (type === 'ranking' && rightOrder.length !== shown.size) return false;
  if (type === 'matching' && matches.length !== content.prompts?.length) return false;
  return (corrected.blanks?.length ?? 0) === (answerKey.blanks?.length ?? 0);
}
