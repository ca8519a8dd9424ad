import { object } from 'yup';
import { lineText } from '../../lib/forms/text-fields';

const LONGEST = 40;

export const receiptSchema = object({ code: lineText('receipts:code.required', LONGEST) });
