import {
  adoptIds,
  blankList,
  markedOnly,
  readList,
  choiceToggled,
  writeList,
  type ChoicesDraft,
} from '../choices/choice-list';
import type { AnswerInput, QuestionFields } from '../question-type';

export interface MultipleChoiceDraft extends ChoicesDraft {
  readonly allowsSeveral: boolean;
}

export const blankChoices = (): MultipleChoiceDraft => ({ choices: blankList(4), allowsSeveral: false });

export const readChoices = ({ choices, allowsSeveral = false }: QuestionFields): MultipleChoiceDraft => ({
  choices: readList(choices),
  allowsSeveral,
});

export const writeChoices = ({ choices, allowsSeveral }: MultipleChoiceDraft): AnswerInput => ({
  choices: writeList(choices),
  allowsSeveral,
});

export const adoptChoices = (draft: MultipleChoiceDraft, { choices }: QuestionFields): MultipleChoiceDraft => ({
  ...draft,
  choices: adoptIds(draft.choices, choices),
});

/** With one right answer, marking one unmarks the others; with several, each is marked by itself. */
export const markChoice = (draft: MultipleChoiceDraft, key: string): MultipleChoiceDraft => ({
  ...draft,
  choices: draft.allowsSeveral ? choiceToggled(draft.choices, key) : markedOnly(draft.choices, key),
});

/** Going back to one right answer keeps the first that was marked. */
export function allowSeveral(draft: MultipleChoiceDraft, allowsSeveral: boolean): MultipleChoiceDraft {
  const first = draft.choices.find(({ isRight }) => isRight)?.key;
  return { allowsSeveral, choices: allowsSeveral ? draft.choices : markedOnly(draft.choices, first) };
}
