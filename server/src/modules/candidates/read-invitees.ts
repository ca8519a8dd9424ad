import { InvalidInput } from '../../platform/errors';
import type { FieldProblem } from '../../platform/errors';
import { cleanText } from '../../platform/text';
import { isPublicHttps } from '../assessments';
import { TooManyCandidates } from './candidates.errors';
import type { InviteeInput } from './candidates.inputs';
import type { Invitee } from './invite.queries';
import { checkCandidate } from './list/check-candidate';
import type { CandidateDetails, Demand, ListFieldProblem, RowProblem } from './list/check-candidate';
import { checkRows } from './list/check-rows';
import type { CheckedRow } from './list/check-rows';
import { MAX_CANDIDATES, MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from './list/limits';

const MAX_EXTERNAL_ID = 200;
const MAX_URL = 500;
const MOST_EXTRA_TIME = 900;
const rules: Record<RowProblem, string> = {
  REQUIRED: 'required',
  INVALID_EMAIL: 'email',
  INVALID_PHONE: 'phone',
  INVALID_LANGUAGE: 'one-of',
  TOO_LONG: 'max-length',
};
const paths = {
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  NAME: 'firstName',
  EMAIL: 'email',
  PHONE: 'phone',
  LANGUAGE: 'language',
};

/** What is known of others, against which a list is held. */
export interface KnownInvitations {
  invitedAtByEmail: ReadonlyMap<string, Date>;
  /** External ids that stand for something already. */
  externalIds: ReadonlySet<string>;
  /** Callback addresses that lead nowhere fit, with the rule they break. */
  callbackProblems: ReadonlyMap<string, string>;
}

export interface ReadInvitee {
  /** As they will be kept. */
  invitee: Invitee;
  /** Paths within the candidate, such as `email`. */
  problems: FieldProblem[];
}

/**
 * Everybody on the list with all that is wrong, twice there, or invited already. What a preview would mark is marked here.
 * @throws TooManyCandidates, InvalidInput for an empty list
 */
export function readInvitees(given: readonly InviteeInput[], known: KnownInvitations, demand: Demand): ReadInvitee[] {
  if (given.length === 0) throw InvalidInput.at('candidates', 'required');
  if (given.length > MAX_CANDIDATES) throw new TooManyCandidates({ limit: MAX_CANDIDATES });
  const drafts = given.map((one, index) => ({ ...detailsOf(one), line: index + 1 }));
  const firstLines = new Map<string, number>();
  return checkRows(drafts, known.invitedAtByEmail, { demand }).map((row, index) => {
    const { firstName, lastName, email, phone } = row;
    const wishes = wishesOf(given[index] ?? {});
    const problems = [...problemsOf(row), ...wishProblems(wishes, known, firstLines)];
    if (wishes.externalId && !firstLines.has(wishes.externalId)) firstLines.set(wishes.externalId, row.line);
    return { invitee: { firstName, lastName, email, phone, ...wishes }, problems };
  });
}

/** One person, as they will be kept. @throws InvalidInput with a path such as `email` for everything that is wrong. */
export function readCandidate(given: CandidateDetails): CandidateDetails {
  const { problems, firstName, lastName, email, phone } = checkCandidate(given);
  const fields = problems.map(fieldProblem);
  if (fields.length > 0) throw new InvalidInput({ fields });
  return { firstName, lastName, email, phone };
}

/** @throws InvalidInput at `extraTimePercent` */
export function readExtraTime(percent: number): number {
  const [problem] = extraTimeProblems(percent);
  if (problem) throw new InvalidInput({ fields: [problem] });
  return percent;
}

const detailsOf = ({ firstName, lastName, email, phone }: InviteeInput): CandidateDetails => ({
  firstName,
  lastName: lastName ?? '',
  email,
  phone: phone ?? '',
});

type Wishes = Omit<Invitee, keyof CandidateDetails>;

function wishesOf(given: Partial<InviteeInput>): Wishes {
  const textOf = (text: string | null | undefined) => cleanText(text ?? '') || null;
  return {
    externalId: textOf(given.externalId),
    language: given.language ?? null,
    extraTimePercent: given.extraTimePercent ?? null,
    callbackUrl: textOf(given.callbackUrl),
    returnUrl: textOf(given.returnUrl),
  };
}

function problemsOf({ problems, duplicate, firstLine, invitedAt }: CheckedRow): FieldProblem[] {
  const fields = problems.map(fieldProblem);
  if (duplicate === 'ALREADY_INVITED') {
    fields.push({ path: 'email', rule: 'already-invited', ...(invitedAt && { params: { invitedAt } }) });
  }
  if (duplicate === 'IN_LIST') fields.push({ path: 'email', rule: 'duplicate', params: { line: firstLine } });
  return fields;
}

function wishProblems(
  { externalId, extraTimePercent, callbackUrl, returnUrl }: Wishes,
  { externalIds, callbackProblems }: KnownInvitations,
  firstLines: ReadonlyMap<string, number>,
): FieldProblem[] {
  const line = firstLines.get(externalId ?? '');
  const callback = callbackUrl === null ? undefined : callbackProblems.get(callbackUrl);
  return [
    ...tooLong('externalId', externalId, MAX_EXTERNAL_ID),
    ...tooLong('callbackUrl', callbackUrl, MAX_URL),
    ...tooLong('returnUrl', returnUrl, MAX_URL),
    ...(externalId && externalIds.has(externalId) ? [{ path: 'externalId', rule: 'external-id-taken' }] : []),
    ...(line === undefined ? [] : [{ path: 'externalId', rule: 'duplicate', params: { line } }]),
    ...(extraTimePercent === null ? [] : extraTimeProblems(extraTimePercent)),
    ...(callback ? [{ path: 'callbackUrl', rule: callback }] : []),
    ...(returnUrl !== null && !isPublicHttps(returnUrl) ? [{ path: 'returnUrl', rule: 'public-url' }] : []),
  ];
}

function tooLong(path: string, text: string | null, max: number): FieldProblem[] {
  return (text?.length ?? 0) > max ? [{ path, rule: 'max-length', params: { max } }] : [];
}

function extraTimeProblems(percent: number): FieldProblem[] {
  const path = 'extraTimePercent';
  if (percent < 0) return [{ path, rule: 'min', params: { min: 0 } }];
  return percent > MOST_EXTRA_TIME ? [{ path, rule: 'max', params: { max: MOST_EXTRA_TIME } }] : [];
}

function fieldProblem({ field, problem }: ListFieldProblem): FieldProblem {
  const max = field === 'EMAIL' ? MAX_EMAIL_LENGTH : MAX_NAME_LENGTH;
  return { path: paths[field], rule: rules[problem], ...(problem === 'TOO_LONG' && { params: { max } }) };
}
