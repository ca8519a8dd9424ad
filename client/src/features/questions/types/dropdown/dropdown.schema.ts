import { object, ValidationError } from 'yup';
import { questionLimits } from '../../limits';
import { countRight, keyedList } from '../choices/choice-list.schema';

export const dropdownSchema = object({ choices: keyedList(questionLimits.mostDropdownChoices) }).test(
  'single',
  (draft, { path }) => {
    if (countRight(draft.choices) <= 1) return true;
    return new ValidationError('questions:problem.oneRightOnly', draft, path ? `${path}.choices` : 'choices');
  },
);
