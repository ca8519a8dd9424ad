import { cleanText } from '../../../platform/text';
import type { ContentLanguage } from '../../questions';
import type { CandidateField } from './candidate-table';
import { isEmailAddress, normaliseEmail } from './email-address';
import { languageNamed } from './exam-language';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from './limits';
import { normalisePhone } from './phone-number';
import type { DialingCountry } from './phone-number';

export const rowProblems = ['REQUIRED', 'INVALID_EMAIL', 'INVALID_PHONE', 'INVALID_LANGUAGE', 'TOO_LONG'] as const;
export type RowProblem = (typeof rowProblems)[number];

export interface CandidateDetails {
  firstName: string;
  lastName: string;
  email: string;
  /** Empty when there is none. */
  phone: string;
}

/** As a list has them. */
export interface ListedCandidate extends CandidateDetails {
  /** As it is named there; whoever names none gets that of the assessment. */
  language?: string | null | undefined;
}

export interface ListFieldProblem {
  field: CandidateField;
  problem: RowProblem;
}

export interface CheckedCandidate extends CandidateDetails {
  language: ContentLanguage | null;
  problems: ListFieldProblem[];
}

/** What has to be there: for people who fill in a form or a list all of it, for programs an address and one name. */
export type Demand = 'all' | 'name-and-email';

export interface Expectations {
  demand?: Demand;
  /** Of numbers that do not say theirs. */
  country?: DialingCountry | null;
}

/** The details as they would be kept, and all that stands in the way of keeping them. */
export function checkCandidate(
  given: ListedCandidate,
  { country, demand = 'all' }: Expectations = {},
): CheckedCandidate {
  const details = {
    ...oneName(cleanText(given.firstName), cleanText(given.lastName)),
    email: normaliseEmail(given.email),
    phone: normalisePhone(given.phone, country) ?? cleanText(given.phone),
    language: languageNamed(given.language ?? ''),
  };
  return {
    ...details,
    problems: [
      ...nameProblems(details),
      ...emailProblems(details),
      ...phoneProblems(details, demand),
      ...languageProblems(given, details.language),
    ],
  };
}

/** Who has one name has it as first name: that is what a mail addresses. */
function oneName(firstName: string, lastName: string): Pick<CandidateDetails, 'firstName' | 'lastName'> {
  return firstName ? { firstName, lastName } : { firstName: lastName, lastName: '' };
}

function nameProblems({ firstName, lastName }: CandidateDetails): ListFieldProblem[] {
  if (!firstName && !lastName) return [{ field: 'NAME', problem: 'REQUIRED' }];
  const problems: ListFieldProblem[] = [];
  if (firstName.length > MAX_NAME_LENGTH) problems.push({ field: 'FIRST_NAME', problem: 'TOO_LONG' });
  if (lastName.length > MAX_NAME_LENGTH) problems.push({ field: 'LAST_NAME', problem: 'TOO_LONG' });
  return problems;
}

function emailProblems({ email }: CandidateDetails): ListFieldProblem[] {
  if (!email) return [{ field: 'EMAIL', problem: 'REQUIRED' }];
  if (email.length > MAX_EMAIL_LENGTH) return [{ field: 'EMAIL', problem: 'TOO_LONG' }];
  return isEmailAddress(email) ? [] : [{ field: 'EMAIL', problem: 'INVALID_EMAIL' }];
}

/** Nobody is asked in a language that was meant otherwise. */
function languageProblems({ language }: ListedCandidate, read: ContentLanguage | null): ListFieldProblem[] {
  return read === null && cleanText(language ?? '') ? [{ field: 'LANGUAGE', problem: 'INVALID_LANGUAGE' }] : [];
}

function phoneProblems({ phone }: CandidateDetails, demand: Demand): ListFieldProblem[] {
  if (!phone) return demand === 'name-and-email' ? [] : [{ field: 'PHONE', problem: 'REQUIRED' }];
  return normalisePhone(phone) ? [] : [{ field: 'PHONE', problem: 'INVALID_PHONE' }];
}
