import type { EntityManager } from 'typeorm';
import { foldLedger } from './fold-ledger';
import type { AttemptTimes } from './fold-ledger';
import { LedgerKind, TimeLedgerEntry } from './time-ledger-entry.entity';

export type NewEntry = Pick<TimeLedgerEntry, 'kind' | 'at'> & Partial<Omit<TimeLedgerEntry, 'attemptId' | 'number'>>;

/** Numbers go on from the last one; the attempt's lock, which the caller holds, keeps two writers apart. */
const append = `
  insert into time_ledger (attempt_id, number, kind, at, question_id, seconds, percent, closed_by, reason_code, note,
    actor_id, actor_name, request_id)
  select $1, (select coalesce(max(number), 0) from time_ledger where attempt_id = $1) + given.place,
    (fact ->> 'kind')::time_ledger_kind, (fact ->> 'at')::timestamptz, (fact ->> 'questionId')::uuid,
    (fact ->> 'seconds')::int, (fact ->> 'percent')::int, (fact ->> 'closedBy')::closed_by,
    (fact ->> 'reasonCode')::reason_code, fact ->> 'note', (fact ->> 'actorId')::uuid, fact ->> 'actorName',
    (fact ->> 'requestId')::uuid
  from jsonb_array_elements($2::jsonb) with ordinality as given (fact, place)`;

export async function appendToLedger(
  manager: EntityManager,
  attemptId: string,
  entries: readonly NewEntry[],
): Promise<void> {
  if (entries.length > 0) await manager.query(append, [attemptId, JSON.stringify(entries)]);
}

/** What every question gives, and the extra time: the first entries of an attempt. */
export async function openLedger(manager: EntityManager, attemptId: string, at: Date): Promise<void> {
  const [attempt] = await manager.query<[{ percent: number; questions: { questionId: string; seconds: number }[] }]>(
    `select extra_time_percent as percent, (select jsonb_agg(jsonb_build_object('questionId', q.id, 'seconds', q.base_duration_seconds)
       order by q.position) from attempt_questions q where q.attempt_id = t.id) as questions
     from attempts t where t.id = $1`,
    [attemptId],
  );
  const { percent, questions } = attempt;
  const base = questions.map((question) => ({ kind: LedgerKind.BASE, at, ...question }));
  const extra = percent > 0 ? [{ kind: LedgerKind.EXTRA_PERCENT, at, percent }] : [];
  await appendToLedger(manager, attemptId, [...base, ...extra]);
}

export function ledgerOf(attemptId: string, manager: EntityManager): Promise<TimeLedgerEntry[]> {
  return manager.find(TimeLedgerEntry, { where: { attemptId }, order: { number: 'ASC' } });
}

export async function timesOf(attemptId: string, manager: EntityManager): Promise<AttemptTimes> {
  return foldLedger(await ledgerOf(attemptId, manager));
}

export function isKnownRequest(requestId: string, manager: EntityManager): Promise<boolean> {
  return manager.existsBy(TimeLedgerEntry, { requestId });
}
