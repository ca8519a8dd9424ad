import { closeOf, deadlineIn, foldLedger, LedgerKind } from '../../attempt';
import type { TimeFact } from '../../attempt';
import type { StandingRow } from './step-on.queries';

interface Reckoned {
  nextId: string;
  closesAt: Date;
  expiresAt: Date;
  number: number;
}

/** What the ledger will say once it holds the step; null where it has no question at that place, so that there is nothing to reckon. */
export function reckon(
  facts: NonNullable<StandingRow['facts']>,
  position: number,
  closed: { questionId: string; at: Date },
  now: Date,
): Reckoned | null {
  const base = facts.filter(({ kind }) => kind === LedgerKind.BASE);
  const next = base[position - 1]?.questionId;
  const last = facts.at(-1)?.number;
  if (!next || last === undefined) return null;
  const written = facts.map((fact): TimeFact => ({ ...fact, at: new Date(fact.at) }));
  const times = foldLedger([
    ...written,
    { kind: LedgerKind.CLOSED, at: closed.at, questionId: closed.questionId, ...nothingElse },
    { kind: LedgerKind.OPENED, at: now, questionId: next, ...nothingElse },
  ]);
  const question = times.questions.get(next);
  const closesAt = question ? closeOf(question) : null;
  return closesAt && { closesAt, expiresAt: deadlineIn(times) ?? closesAt, nextId: next, number: last };
}

const nothingElse = { seconds: null, percent: null };
