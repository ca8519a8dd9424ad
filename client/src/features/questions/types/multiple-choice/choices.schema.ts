import { array, boolean, object, string, ValidationError } from 'yup';
import { fieldMessage } from '../../../../lib/forms/field-message';
import { limits } from '../../limits';
import { repeats } from '../same-text';
import type { MultipleChoiceDraft } from './choices';

type Checked = Pick<MultipleChoiceDraft['choices'][number], 'text' | 'isRight'>;

const choice = object({
  text: string()
    .trim()
    .required('questions:problem.choice')
    .max(limits.choiceLength, fieldMessage('questions:problem.tooLong', { max: limits.choiceLength })),
  isRight: boolean().required(),
});

const countRight = (choices: readonly Checked[] = []) => choices.filter(({ isRight }) => isRight).length;

export const choicesSchema = object({
  choices: array(choice)
    .min(limits.leastChoices, fieldMessage('questions:problem.choicesFew', { count: limits.leastChoices }))
    .max(limits.mostChoices, fieldMessage('questions:problem.choicesMany', { count: limits.mostChoices }))
    .test('one-right', 'questions:problem.rightChoice', (choices) => countRight(choices) > 0)
    .test('distinct', (choices, { path }) => {
      const [repeated] = repeats((choices ?? []).map(({ text }) => text));
      if (repeated === undefined) return true;
      return new ValidationError('questions:problem.repeated', choices, `${path}[${repeated}].text`);
    }),
  allowsSeveral: boolean().required(),
}).test('single', (draft, { path }) => {
  const isFine = draft.allowsSeveral || countRight(draft.choices) <= 1;
  return isFine || new ValidationError('questions:problem.oneRight', draft, path ? `${path}.choices` : 'choices');
});
