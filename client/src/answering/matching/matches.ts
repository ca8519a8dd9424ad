import type { AnswerForms } from '@mizan/question-model/answer';
import type { AskedChoice } from '../asked-question';

type Matches = AnswerForms['matches'];

/** The same with this choice put to this prompt; without one, the prompt is open again. */
export function withMatch(matches: Matches | null | undefined, promptId: string, choiceId: string): Matches {
  const others = (matches ?? []).filter((match) => match.promptId !== promptId);
  return choiceId === '' ? others : [...others, { promptId, choiceId }];
}

export const choiceAt = (matches: Matches | null | undefined, promptId: string): string =>
  matches?.find((match) => match.promptId === promptId)?.choiceId ?? '';

/** How many prompts have a choice so far. */
export const matchedCount = (prompts: readonly AskedChoice[], matches: Matches | null | undefined): number =>
  prompts.filter(({ id }) => choiceAt(matches, id) !== '').length;
