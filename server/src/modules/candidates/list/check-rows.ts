import { checkCandidate } from './check-candidate';
import type { ListedCandidate, CheckedCandidate, Expectations } from './check-candidate';

export const candidateDuplicates = ['IN_LIST', 'ALREADY_INVITED'] as const;
export type CandidateDuplicate = (typeof candidateDuplicates)[number];

export interface CheckedRow extends CheckedCandidate {
  line: number;
  duplicate: CandidateDuplicate | null;
  /** The line on which the same address stands for the first time. */
  firstLine: number | null;
  invitedAt: Date | null;
}

/** Checks every line, and says of each whether its address stood above it or has been invited before. */
export function checkRows(
  drafts: (ListedCandidate & { line: number })[],
  invitedAtByEmail: ReadonlyMap<string, Date>,
  expectations: Expectations = {},
): CheckedRow[] {
  const firstLines = new Map<string, number>();
  return drafts.map((draft) => {
    const checked = checkCandidate(draft, expectations);
    const firstLine = firstLines.get(checked.email) ?? null;
    if (firstLine === null && checked.email) firstLines.set(checked.email, draft.line);
    const invitedAt = invitedAtByEmail.get(checked.email) ?? null;
    const duplicate = invitedAt ? 'ALREADY_INVITED' : firstLine === null ? null : 'IN_LIST';
    return { line: draft.line, ...checked, duplicate, firstLine, invitedAt };
  });
}

export interface RowCounts {
  readyCount: number;
  problemCount: number;
  duplicateCount: number;
}

/** Every row is counted once: what needs a fix first, then what is there twice, the rest is ready. */
export function countRows(rows: CheckedRow[]): RowCounts {
  const problemCount = rows.filter(({ problems }) => problems.length > 0).length;
  const duplicateCount = rows.filter(({ problems, duplicate }) => problems.length === 0 && duplicate).length;
  return { readyCount: rows.length - problemCount - duplicateCount, problemCount, duplicateCount };
}
