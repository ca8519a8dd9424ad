import type { MarkingRule } from './marking';
import { marked } from './marking';
import { normalisedText } from './normalised-text';

/** Right when the answer equals one of the accepted ones, both normalised. */
export const markShortAnswer: MarkingRule = ({ answerKey, maxScore }, given) => {
  const answer = normalisedText(given.text ?? '');
  const accepted = answerKey.acceptedAnswers?.find((candidate) => normalisedText(candidate) === answer);
  return accepted === undefined
    ? marked(0, 'NOT_ACCEPTED', { read: answer })
    : marked(maxScore, 'ACCEPTED_ANSWER', { read: answer, accepted });
};
