import { object, string } from 'yup';
import { emailText } from '../../lib/forms/text-fields';
import { westernDigits } from '../../lib/format/western-digits';

export const CODE_LENGTH = 6;

export const emailSchema = object({
  email: emailText('access:error.email', 'access:error.emailMalformed'),
});

/** "١٢٣ ٤٥٦" or "123-456", typed or pasted, is 123456; whatever is no digit is dropped. */
export const codeDigits = (typed: string): string => westernDigits(typed).replace(/\D/g, '').slice(0, CODE_LENGTH);

export const codeSchema = object({
  code: string()
    .required('access:error.code')
    .matches(new RegExp(`^\\d{${CODE_LENGTH}}$`), 'access:error.codeLength'),
});
