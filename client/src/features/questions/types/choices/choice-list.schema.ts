import { array, boolean, object, string, ValidationError } from 'yup';
import { fieldMessage } from '../../../../lib/forms/field-message';
import { questionLimits } from '../../limits';
import { repeatedTexts } from '../same-text';

interface Checked {
  readonly text: string;
  readonly isRight: boolean;
}

const choice = object({
  text: string()
    .trim()
    .required('questions:problem.choice')
    .max(questionLimits.choiceLength, fieldMessage('questions:problem.tooLong', { max: questionLimits.choiceLength })),
  isRight: boolean().required(),
});

export const countRight = (choices: readonly Checked[] = []): number => choices.filter(({ isRight }) => isRight).length;

/** Two choices at least, each written, no two the same. */
export const choiceList = (most: number) =>
  array(choice)
    .min(
      questionLimits.leastChoices,
      fieldMessage('questions:problem.choicesFew', { count: questionLimits.leastChoices }),
    )
    .max(most, fieldMessage('questions:problem.choicesMany', { count: most }))
    .test('distinct', (choices, { path }) => {
      const [repeated] = repeatedTexts((choices ?? []).map(({ text }) => text));
      if (repeated === undefined) return true;
      return new ValidationError('questions:problem.repeated', choices, `${path}[${repeated}].text`);
    });

/** As above, and one of them marked. */
export const keyedList = (most: number, message = 'questions:problem.rightChoice') =>
  choiceList(most).test('one-right', message, (choices) => countRight(choices) > 0);
