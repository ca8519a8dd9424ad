import type { AnswerKey, QuestionContent } from '@mizan/question-model';
import type { AnswerValue } from '../../exam';

/** A key as the answer that earns everything; null where a person decides, or where many different answers do. */
export function rightAnswerOf(
  key: AnswerKey,
  { prompts, gaps }: Pick<QuestionContent, 'prompts' | 'gaps'>,
): AnswerValue | null {
  if (key.rightChoiceIds) return { choiceIds: key.rightChoiceIds };
  if (key.rightOrder) return { choiceIds: key.rightOrder };
  if (key.matches) return { matches: matched(prompts ?? [], key.matches) };
  if (key.truth !== undefined) return { truth: key.truth };
  if (key.acceptedAnswers?.length) return { text: key.acceptedAnswers.join(' / ') };
  if (key.number) return { text: key.number.value };
  if (key.blanks) {
    const choiceOf = (at: number, [place]: number[] = []) => gaps?.[at]?.choices[(place ?? 0) - 1];
    const blanks = key.blanks.map((own, at) => choiceOf(at, own.rightChoices) ?? own.acceptedAnswers[0] ?? '');
    return { blanks };
  }
  return ofRange(key);
}

const matched = (prompts: readonly { id: string }[], matches: readonly string[]) =>
  prompts.map(({ id }, index) => ({ promptId: id, choiceId: matches[index] ?? '' }));

function ofRange({ ratingRange, days }: AnswerKey): AnswerValue | null {
  if (ratingRange && ratingRange.from === ratingRange.to) return { rating: ratingRange.from };
  if (days && days.from === days.to) return { date: days.from };
  return null;
}
