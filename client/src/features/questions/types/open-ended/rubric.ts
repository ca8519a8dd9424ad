import { object, string } from 'yup';
import { fieldMessage } from '../../../../lib/forms/field-message';
import { limits } from '../../limits';

export interface OpenEndedDraft {
  readonly rubric: string;
}

const tooLong = fieldMessage('questions:problem.tooLong', { max: limits.rubricLength });

export const rubricSchema = object({ rubric: string().trim().max(limits.rubricLength, tooLong) });
