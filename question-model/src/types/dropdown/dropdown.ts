import { marked } from '../../marking/marking';
import { authoredChoices, choiceIds } from '../shared/choices';
import { declareKind } from '../shared/declare-kind';
import { deriveOneChoice, isRightChoice } from '../shared/mark-choices';
import { checkRight, readChoices, rightIdsOf, showChoices } from '../shared/read-choices';

/** A list to look something up in may be longer than choices that are weighed against each other. */
const MAX_CHOICES = 50;

/** One right choice in a list that unfolds: all or nothing. */
export const dropdown = declareKind({
  type: 'dropdown',
  about: 'One choice out of a long list.',
  key: { rightChoiceIds: choiceIds },
  authored: { choices: authoredChoices },
  read: (draft, context) => {
    const drafts = draft.choices ?? [];
    const choices = readChoices(drafts, MAX_CHOICES, context);
    checkRight(drafts, false, context.problems);
    return { content: { choices }, answerKey: { rightChoiceIds: rightIdsOf(choices, drafts) } };
  },
  show: ({ content, answerKey }) => ({ choices: showChoices(content.choices, answerKey.rightChoiceIds) }),
  mark: (question, given) =>
    isRightChoice(question, given) ? marked(question.maxScore, 'RIGHT_CHOICE') : marked(0, 'WRONG_CHOICE'),
  derive: deriveOneChoice,
});
