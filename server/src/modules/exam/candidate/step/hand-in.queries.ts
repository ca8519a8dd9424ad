import type { NamedStatement } from '../../../../platform/database';
import { outboxSql } from '../../../../platform/events';
import type { OutboxEntry } from '../../../../platform/events';
import { LedgerKind } from '../../attempt';
import type { Transition } from '../../attempt';

export interface HandingIn {
  attemptId: string;
  pageId: string;
  now: Date;
  position: number;
  /** The last entry of the ledger that the rest was reckoned from. */
  number: number;
  /** The question that is still open, if one is. */
  closed: Extract<Transition, { do: 'close' }> | null;
  submitted: Extract<Transition, { do: 'submit' }>;
  entry: OutboxEntry;
}

const outbox = outboxSql(12, 'submitted');

/**
 * Closes what is open, submits, completes the invitation and writes the event down. Nothing is held between reading and this, as for a step:
 * whoever came in between has written the ledger's next number, or changed what the first part asks for.
 */
const handIn: NamedStatement = {
  name: 'exam-hand-in',
  lane: 'steps',
  text: `with submitted as (
      update attempts set state = 'submitted', submitted_at = $6, submitted_by = $7, page_seen_at = $3
      where id = $1 and page_id = $2 and state = 'in-progress' and paused_at is null and position = $4
      returning id, invitation_id
    ), completed as (
      update invitations i set stage = 'Completed', completed_at = $6 from submitted
      where i.id = submitted.invitation_id and i.stage <> 'Completed'
    ), ${outbox.write}, noted as (
      insert into time_ledger (attempt_id, number, kind, at, question_id, closed_by)
      select submitted.id, $5 + 1, $11::time_ledger_kind, $9::timestamptz, $8::uuid, $10::closed_by from submitted
      where $8::uuid is not null
      union all
      select submitted.id, $5 + case when $8::uuid is null then 1 else 2 end, 'submitted', $6, null, $7 from submitted
    ), closed as (
      update answers a set closed_at = $9, closed_by = $10 from submitted where a.question_id = $8 and a.closed_at is null
    )
    select id, ${outbox.answer} from submitted`,
};

export function handingIn(given: HandingIn): [NamedStatement, unknown[]] {
  const { attemptId, pageId, now, position, number, closed, submitted, entry } = given;
  const question = [closed?.questionId ?? null, closed?.at ?? null, closed?.by ?? null, LedgerKind.CLOSED];
  return [handIn, [attemptId, pageId, now, position, number, submitted.at, submitted.by, ...question, ...entry.values]];
}
