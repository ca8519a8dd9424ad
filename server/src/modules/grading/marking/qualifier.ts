import type { MarkingRule } from './marking';
import { marked } from './marking';
import { isRightChoice } from './one-choice';

/** An acceptable choice earns everything; any other earns nothing and rules the candidate out. */
export const markQualifier: MarkingRule = (question, given) =>
  isRightChoice(question, given) ? marked(question.maxScore, 'QUALIFYING_ANSWER') : marked(0, 'DISQUALIFYING_ANSWER');
