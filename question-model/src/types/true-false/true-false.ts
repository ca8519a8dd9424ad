import { wholePart } from '../../derivation/derivation';
import { readFields } from '../../draft/read-fields';
import { marked } from '../../marking/marking';
import { flag } from '../../shape/declare';
import { declareKind } from '../shared/declare-kind';

const key = { truth: flag() };

/** A statement that is either true or false. */
export const trueFalse = declareKind({
  type: 'true-false',
  about: 'A statement to call true or false.',
  key,
  authored: key,
  read: (draft, { problems }) => ({ content: {}, answerKey: readFields(key, draft, problems) }),
  show: ({ answerKey }) => answerKey,
  mark: ({ answerKey, maxScore }, { truth }) =>
    truth === answerKey.truth ? marked(maxScore, 'RIGHT_TRUTH') : marked(0, 'WRONG_TRUTH'),
  derive: ({ answerKey, maxScore }, { truth }, score) =>
    wholePart(maxScore, score, { given: String(truth), expected: [String(answerKey.truth)] }),
});
