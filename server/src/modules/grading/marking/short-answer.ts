import { compareWith } from './accepted-answer';
import type { MarkingRule } from './marking';
import { marked } from './marking';

/** All or nothing: the answer equals one of the accepted ones, or it does not. */
export const markShortAnswer: MarkingRule = ({ answerKey, maxScore }, given) => {
  const { read, accepted } = compareWith(answerKey.acceptedAnswers ?? [], given.text ?? '');
  return accepted === undefined
    ? marked(0, 'NOT_ACCEPTED', { read })
    : marked(maxScore, 'ACCEPTED_ANSWER', { read, accepted });
};
