import { marked } from '../../marking/marking';
import { authoredChoices, choiceIds } from '../shared/choices';
import { declareKind } from '../shared/declare-kind';
import { deriveOneChoice, isRightChoice } from '../shared/mark-choices';
import { checkRight, readChoices, rightIdsOf, showChoices } from '../shared/read-choices';

const MAX_CHOICES = 12;

/** A screening question, asked before all others: one choice is made, and those that are not acceptable rule out. */
export const qualifier = declareKind({
  type: 'qualifier',
  about: 'Choices of which some are acceptable; any other rules the candidate out.',
  key: { rightChoiceIds: choiceIds },
  authored: { choices: authoredChoices },
  read: (draft, context) => {
    const drafts = draft.choices ?? [];
    const choices = readChoices(drafts, MAX_CHOICES, context);
    checkRight(drafts, true, context.problems);
    return { content: { choices }, answerKey: { rightChoiceIds: rightIdsOf(choices, drafts) } };
  },
  show: ({ content, answerKey }) => ({ choices: showChoices(content.choices, answerKey.rightChoiceIds) }),
  mark: (question, given) =>
    isRightChoice(question, given) ? marked(question.maxScore, 'QUALIFYING_ANSWER') : marked(0, 'DISQUALIFYING_ANSWER'),
  derive: deriveOneChoice,
});
