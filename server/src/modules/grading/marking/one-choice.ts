import type { GivenValue, MarkableQuestion } from './marking';

/** Exactly one choice was made, and it is one of the right ones. */
export function isRightChoice({ answerKey }: Pick<MarkableQuestion, 'answerKey'>, { choiceIds }: GivenValue): boolean {
  const [chosen, ...others] = new Set(choiceIds);
  return chosen !== undefined && others.length === 0 && (answerKey.rightChoiceIds ?? []).includes(chosen);
}
