import type { RuledParts } from '../../derivation/derivation';
import { wholePart } from '../../derivation/derivation';
import type { Hundredths, Markable } from '../../marking/marking';

type ChoiceQuestion = Markable<{ choices: readonly { id: string; text: string }[] }, { rightChoiceIds: string[] }>;

/** Exactly one choice was made, and it is one of the right ones. */
export function isRightChoice(
  { answerKey }: Pick<ChoiceQuestion, 'answerKey'>,
  { choiceIds }: { choiceIds: readonly string[] },
): boolean {
  const [chosen, ...others] = new Set(choiceIds);
  return chosen !== undefined && others.length === 0 && answerKey.rightChoiceIds.includes(chosen);
}

export const choiceTexts = ({ content }: Pick<ChoiceQuestion, 'content'>, ids: readonly string[]): string[] =>
  ids.map((id) => content.choices.find((choice) => choice.id === id)?.text ?? '–');

export function deriveOneChoice(
  question: ChoiceQuestion,
  { choiceIds }: { choiceIds: readonly string[] },
  score: Hundredths,
): RuledParts {
  return wholePart(question.maxScore, score, {
    given: choiceTexts(question, choiceIds).join(' · '),
    expected: choiceTexts(question, question.answerKey.rightChoiceIds),
  });
}
