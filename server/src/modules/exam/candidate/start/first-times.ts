import { closeOf, deadlineIn, foldLedger, LedgerKind } from '../../attempt';
import type { AttemptQuestion, TimeFact } from '../../attempt';

export interface FirstTimes {
  facts: TimeFact[];
  closesAt: Date;
  expiresAt: Date;
}

/** What the ledger says at the beginning, and what follows from it: every question with its time, and the first one open. */
export function firstTimes(
  questions: readonly Pick<AttemptQuestion, 'id' | 'baseDurationSeconds'>[],
  percent: number,
  at: Date,
): FirstTimes {
  const nothing = { at, questionId: null, seconds: null, percent: null };
  const base = questions.map(({ id, baseDurationSeconds }) => ({
    ...nothing,
    kind: LedgerKind.BASE,
    questionId: id,
    seconds: baseDurationSeconds,
  }));
  const extra = percent > 0 ? [{ ...nothing, kind: LedgerKind.EXTRA_PERCENT, percent }] : [];
  const facts = [...base, ...extra, { ...nothing, kind: LedgerKind.OPENED, questionId: base[0]?.questionId ?? null }];
  const times = foldLedger(facts);
  const first = times.questions.get(base[0]?.questionId ?? '');
  const closesAt = first ? closeOf(first) : null;
  if (!closesAt) throw new Error('A paper begins with a question.');
  return { facts, closesAt, expiresAt: deadlineIn(times) ?? closesAt };
}
