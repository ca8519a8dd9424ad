import { mixed, object } from 'yup';
import type { ContentLanguage, UpdateHrInput } from '../../../graphql/schema-generated';
import type { HrForm_UserFragment } from './staff-forms-generated';
import { emailText, lineText, phoneText, wholeNumberText } from '../../../lib/forms/text-fields';

export const staffLimits = { name: 100, companyName: 150, companySize: 10_000_000, maxRequests: 1_000_000 } as const;

const name = lineText('people:error.name', staffLimits.name);
const email = emailText('people:error.email', 'people:error.emailMalformed');
const language = mixed<ContentLanguage>().oneOf(['EN', 'AR']).required();

export const adminSchema = object({ name, email, language });

const hrFields = {
  name,
  phone: phoneText('people:error.phone'),
  companyName: lineText('people:error.companyName', staffLimits.companyName),
  companySize: wholeNumberText('people:error.companySize', { min: 1, max: staffLimits.companySize }),
  maxRequests: wholeNumberText('people:error.maxRequests', { min: 0, max: staffLimits.maxRequests }),
};

export const updateHrSchema = object(hrFields);
export const createHrSchema = object({ ...hrFields, email, language });

export interface HrValues {
  name: string;
  phone: string;
  companyName: string;
  companySize: string;
  maxRequests: string;
}

export type NewHrValues = HrValues & { email: string; language: ContentLanguage };

/** @param requests as the approval of an access request grants them; the server says how many */
export const blankHr = (pageLanguage: ContentLanguage, requests: number): NewHrValues => ({
  name: '',
  email: '',
  phone: '',
  companyName: '',
  companySize: '',
  maxRequests: String(requests),
  language: pageLanguage,
});

export const hrValuesOf = ({ name, phone, companyName, companySize, credits }: HrForm_UserFragment): HrValues => ({
  name,
  phone: phone ?? '',
  companyName: companyName ?? '',
  companySize: companySize === null ? '' : String(companySize),
  maxRequests: credits.maxRequests === null ? '' : String(credits.maxRequests),
});

const numbersOf = ({ companySize, maxRequests }: { companySize: string; maxRequests: string }) => ({
  companySize: Number(companySize),
  maxRequests: Number(maxRequests),
});

/** What is sent: trimmed, digits Western, numbers as numbers. */
export function createHrInput(values: NewHrValues) {
  const cast = createHrSchema.cast(values);
  return { ...cast, ...numbersOf(cast) };
}

/** Only what was changed since the form was opened: what a colleague has changed meanwhile stays as they left it. */
export function updateHrInput(id: string, values: HrValues, opened: HrValues): UpdateHrInput {
  const cast = updateHrSchema.cast(values);
  const all = { ...cast, ...numbersOf(cast) };
  const isChanged = (name: string) => values[name as keyof HrValues] !== opened[name as keyof HrValues];
  return { id, ...Object.fromEntries(Object.entries(all).filter(([name]) => isChanged(name))) };
}
