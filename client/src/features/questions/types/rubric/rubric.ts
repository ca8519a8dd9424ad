import { object, string } from 'yup';
import { fieldMessage } from '../../../../lib/forms/field-message';
import { questionLimits } from '../../limits';

/** For whoever marks the answer. */
export interface RubricDraft {
  readonly rubric: string;
}

const tooLong = fieldMessage('questions:problem.tooLong', { max: questionLimits.rubricLength });

export const rubricText = string().trim().max(questionLimits.rubricLength, tooLong);
export const rubricSchema = object({ rubric: rubricText });
