import { object } from 'yup';
import { lineText } from '../../lib/forms/text-fields';

export const supportLimits = { subject: 150, message: 5000 } as const;

export const supportSchema = object({
  subject: lineText('settings:support.error.subject', supportLimits.subject),
  message: lineText('settings:support.error.message', supportLimits.message),
});
