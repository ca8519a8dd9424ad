import { QuestionType } from '../vocabulary';
import type { CarriedChoice, CarriedQuestion } from './interchange';
import { NotUnderstood } from './not-understood';

export type CarriedPair = readonly [prompt: string, match: string];

/** A matching question of pairs; the same text twice on the right is one choice. @throws NotUnderstood TOO_FEW_CHOICES */
export function matchingOf(
  pairs: readonly CarriedPair[],
  distractors: readonly string[] = [],
): Omit<CarriedQuestion, 'text'> {
  const texts = [...new Set([...pairs.map(([, match]) => match), ...distractors])].filter(Boolean);
  if (pairs.length < 2 || texts.length < 2) throw new NotUnderstood('TOO_FEW_CHOICES');
  return {
    type: QuestionType.MATCHING,
    prompts: pairs.map(([text, match]) => ({ text, match: texts.indexOf(match) + 1 })),
    choices: texts.map((text) => ({ text, isRight: false })),
  };
}

/** The pairs of a matching question, and the choices that belong to none. */
export function pairsOf({ prompts = [], choices = [] }: CarriedQuestion): {
  pairs: CarriedPair[];
  distractors: string[];
} {
  const used = new Set(prompts.map(({ match }) => match));
  const textAt = (match: number | null): string => choices[(match ?? 0) - 1]?.text ?? '';
  return {
    pairs: prompts.map(({ text, match }) => [text, textAt(match)]),
    distractors: choices.filter((_: CarriedChoice, index) => !used.has(index + 1)).map(({ text }) => text),
  };
}
