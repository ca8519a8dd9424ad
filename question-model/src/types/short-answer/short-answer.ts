import { wholePart } from '../../derivation/derivation';
import { readingOf } from '../../derivation/reading';
import { marked } from '../../marking/marking';
import { compareText } from '../../text/text-comparison';
import { acceptedAnswers } from '../shared/accepted-answers';
import { declareKind } from '../shared/declare-kind';
import { readAccepted } from '../shared/read-accepted';
import { comparison, readComparison } from '../shared/read-comparison';

const key = { acceptedAnswers, comparison };

/** A word or a phrase that equals one of the accepted ones, or does not. */
export const shortAnswer = declareKind({
  type: 'short-answer',
  about: 'A word or a few, compared with the accepted ones.',
  key,
  authored: key,
  read: (draft, { problems }) => {
    const compared = readComparison(draft.comparison);
    const accepted = readAccepted('acceptedAnswers', draft.acceptedAnswers, problems, compared.comparison);
    return { content: {}, answerKey: { acceptedAnswers: accepted, ...compared } };
  },
  show: ({ answerKey }) => answerKey,
  mark: ({ answerKey, maxScore }, { text }) => {
    const { read, accepted } = compareText(answerKey.acceptedAnswers, text, answerKey.comparison);
    return accepted === undefined
      ? marked(0, 'NOT_ACCEPTED', { read })
      : marked(maxScore, 'ACCEPTED_ANSWER', { read, accepted });
  },
  derive: ({ answerKey, maxScore }, { text }, score) =>
    wholePart(maxScore, score, {
      given: text,
      expected: answerKey.acceptedAnswers,
      ...readingOf(text, answerKey.comparison),
    }),
});
