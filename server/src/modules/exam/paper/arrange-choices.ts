import { kindOf } from '@mizan/question-model';
import type { Choice } from '@mizan/question-model';
import type { PaperQuestion } from '../../assessments';
import { shuffled } from './shuffle';

/** The content as one attempt shows it: choices in the attempt's own order where they are shuffled. */
export function arrangeChoices(
  { type, content, answerKey }: Pick<PaperQuestion, 'type' | 'content' | 'answerKey'>,
  seed: string,
  shufflesChoices: boolean,
): PaperQuestion['content'] {
  const { choices } = content;
  if (!choices) return content;
  if (kindOf(type).alwaysShuffles) {
    return { ...content, choices: inAnotherOrder(choices, seed, answerKey.rightOrder ?? answerKey.matches ?? []) };
  }
  return shufflesChoices ? { ...content, choices: aroundFixed(choices, seed) } : content;
}

/** Fixed choices keep their places, such as “None of these” at the end. */
function aroundFixed(choices: readonly Choice[], seed: string): Choice[] {
  const free = shuffled(
    choices.filter(({ isFixed }) => !isFixed),
    seed,
    ({ id }) => id,
  );
  return choices.flatMap((choice) => (choice.isFixed ? choice : free.splice(0, 1)));
}

/** Never the right one, which would be an answer given away: that is turned by one place. */
function inAnotherOrder(choices: readonly Choice[], seed: string, right: readonly string[]): Choice[] {
  const mixed = shuffled(choices, seed, ({ id }) => id);
  const isRight = right.length > 0 && right.every((id, index) => id === mixed[index]?.id);
  return isRight ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}
