import { object } from 'yup';
import { emailText, lineText, phoneText, wholeNumberText } from '../../lib/forms/text-fields';

export const contactLimits = { name: 100, companyName: 150, companySize: 10_000_000, message: 2000 } as const;

export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  companyName: string;
  companySize: string;
  message: string;
}

export const blankContact: ContactValues = {
  name: '',
  email: '',
  phone: '',
  companyName: '',
  companySize: '',
  message: '',
};

export const contactSchema = object({
  name: lineText('access:error.name', contactLimits.name),
  email: emailText('access:error.email', 'access:error.emailMalformed'),
  phone: phoneText('access:error.phone'),
  companyName: lineText('access:error.companyName', contactLimits.companyName),
  companySize: wholeNumberText('access:error.companySize', { min: 1, max: contactLimits.companySize }),
  message: lineText('access:error.message', contactLimits.message),
});

export const helpSchema = object({
  name: lineText('access:error.name', contactLimits.name),
  email: emailText('access:error.email', 'access:error.emailMalformed'),
  message: lineText('access:error.message', contactLimits.message),
});

/** What is sent: trimmed, digits Western, the size a number. */
export function contactInput(values: ContactValues) {
  const { companySize, ...texts } = contactSchema.cast(values);
  return { ...texts, companySize: Number(companySize) };
}
