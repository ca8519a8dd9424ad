import type { MarkingRule } from './marking';
import { marked } from './marking';

export const markTrueFalse: MarkingRule = ({ answerKey, maxScore }, given) =>
  given.truth === answerKey.truth ? marked(maxScore, 'RIGHT_TRUTH') : marked(0, 'WRONG_TRUTH');
