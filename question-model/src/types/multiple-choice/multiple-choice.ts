import { authoredChoices, choiceIds } from '../shared/choices';
import { declareKind } from '../shared/declare-kind';
import { checkRight, readChoices, rightIdsOf, showChoices } from '../shared/read-choices';
import { multipleChoiceContent } from './content';
import { deriveMultipleChoice, markMultipleChoice } from './mark';

/** As many as a candidate can still weigh against each other. */
const MAX_CHOICES = 12;

/** Choices of which one is right, or several when the question allows it. */
export const multipleChoice = declareKind({
  type: 'multiple-choice',
  about: 'Choices of which one is right, or several where the question allows it.',
  key: { rightChoiceIds: choiceIds },
  authored: { choices: authoredChoices, allowsSeveral: multipleChoiceContent.allowsSeveral },
  read: (draft, context) => {
    const drafts = draft.choices ?? [];
    const allowsSeveral = draft.allowsSeveral ?? false;
    const choices = readChoices(drafts, MAX_CHOICES, context);
    checkRight(drafts, allowsSeveral, context.problems);
    return { content: { choices, allowsSeveral }, answerKey: { rightChoiceIds: rightIdsOf(choices, drafts) } };
  },
  show: ({ content: { choices, allowsSeveral }, answerKey }) => ({
    choices: showChoices(choices, answerKey.rightChoiceIds),
    allowsSeveral,
  }),
  mark: markMultipleChoice,
  derive: deriveMultipleChoice,
});
