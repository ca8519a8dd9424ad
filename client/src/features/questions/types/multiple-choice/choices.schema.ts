import { boolean, object, ValidationError } from 'yup';
import { questionLimits } from '../../limits';
import { countRight, keyedList } from '../choices/choice-list.schema';

export const choicesSchema = object({
  choices: keyedList(questionLimits.mostChoices),
  allowsSeveral: boolean().required(),
}).test('single', (draft, { path }) => {
  const isFine = draft.allowsSeveral || countRight(draft.choices) <= 1;
  return isFine || new ValidationError('questions:problem.oneRight', draft, path ? `${path}.choices` : 'choices');
});
