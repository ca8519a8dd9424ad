import { InvalidInput } from '../../platform/errors';
import type { FieldProblem } from '../../platform/errors';
import { TooManyCandidates } from './candidates.errors';
import { checkCandidate } from './list/check-candidate';
import type { CandidateDetails, FieldProblem as RowFieldProblem, RowProblem } from './list/check-candidate';
import { checkRows } from './list/check-rows';
import type { CandidateRow } from './list/check-rows';
import { MAX_CANDIDATES, MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from './list/limits';

/** More of them would only make the answer long. */
const MAX_PROBLEMS = 100;
const rules: Record<RowProblem, string> = {
  REQUIRED: 'required',
  INVALID_EMAIL: 'email',
  INVALID_PHONE: 'phone',
  TOO_LONG: 'max-length',
};
const paths = { FIRST_NAME: 'firstName', LAST_NAME: 'lastName', NAME: 'firstName', EMAIL: 'email', PHONE: 'phone' };

/**
 * The candidates as they will be kept. Nothing that a preview would mark passes here.
 * @throws TooManyCandidates
 * @throws InvalidInput with a path such as `candidates.3.email` for everything that is wrong, twice there, or invited already.
 */
export function readInvitees(
  given: readonly CandidateDetails[],
  invitedAtByEmail: ReadonlyMap<string, Date>,
): CandidateRow[] {
  if (given.length === 0) throw InvalidInput.at('candidates', 'required');
  if (given.length > MAX_CANDIDATES) throw new TooManyCandidates({ limit: MAX_CANDIDATES });
  const rows = checkRows(
    given.map((candidate, index) => ({ ...candidate, line: index + 1 })),
    invitedAtByEmail,
  );
  const fields = rows.flatMap((row, index) => problemsOf(row, `candidates.${index}`));
  if (fields.length > 0) throw new InvalidInput({ fields: fields.slice(0, MAX_PROBLEMS) });
  return rows;
}

/** One person, as they will be kept. @throws InvalidInput with a path such as `email` for everything that is wrong. */
export function readCandidate(given: CandidateDetails): CandidateDetails {
  const { problems, firstName, lastName, email, phone } = checkCandidate(given);
  const fields = problems.map((problem) => fieldProblem(problem, ''));
  if (fields.length > 0) throw new InvalidInput({ fields });
  return { firstName, lastName, email, phone };
}

function problemsOf({ problems, duplicate, firstLine, invitedAt }: CandidateRow, path: string): FieldProblem[] {
  const fields = problems.map((problem) => fieldProblem(problem, path));
  if (duplicate === 'ALREADY_INVITED') fields.push(alreadyInvited(path, invitedAt));
  if (duplicate === 'IN_LIST') fields.push({ path: `${path}.email`, rule: 'duplicate', params: { line: firstLine } });
  return fields;
}

function fieldProblem({ field, problem }: RowFieldProblem, path: string): FieldProblem {
  const max = field === 'EMAIL' ? MAX_EMAIL_LENGTH : MAX_NAME_LENGTH;
  return {
    path: path ? `${path}.${paths[field]}` : paths[field],
    rule: rules[problem],
    ...(problem === 'TOO_LONG' && { params: { max } }),
  };
}

/** Also for what only the database found out, because somebody else invited the same address in the meantime. */
export function alreadyInvited(path: string, invitedAt: Date | null = null): FieldProblem {
  return { path: `${path}.email`, rule: 'already-invited', ...(invitedAt && { params: { invitedAt } }) };
}
