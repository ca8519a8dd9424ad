import type { MarkingRule } from './marking';
import { marked } from './marking';
import { isRightChoice } from './one-choice';

/** All or nothing. */
export const markDropdown: MarkingRule = (question, given) =>
  isRightChoice(question, given) ? marked(question.maxScore, 'RIGHT_CHOICE') : marked(0, 'WRONG_CHOICE');
