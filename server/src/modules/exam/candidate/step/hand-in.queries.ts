import type { NamedStatement } from '../../../../platform/database';
import { outboxSql } from '../../../../platform/events';
import type { OutboxEntry } from '../../../../platform/events';
import type { Transition } from '../../attempt';
import { heldAnswers, heldAttempts, heldInvitations } from './held-rows.queries';

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
}

const outbox = outboxSql(11, 'submitted', `event.payload ->> 'attemptId' = submitted.id::text`);

/**
 * Closes what is open, submits, completes the invitations and writes the events down, of any number of attempts. Nothing is held between
 * reading and this, as for a step: whoever came in between has written the ledger's next number, or changed what the first part asks for.
 */
const handIn: NamedStatement = {
  name: 'exam-hand-in',
  lane: 'steps',
  text: `with given as materialized (
      select * from unnest((select $1::uuid[]), $2::uuid[], $3::timestamptz[], $4::integer[], $5::integer[], $6::timestamptz[],
        $7::closed_by[], $8::uuid[], $9::timestamptz[], $10::closed_by[])
        as end_of (attempt_id, page_id, now, position, number, submitted_at, submitted_by, closed_id, closed_at, closed_by)
      order by closed_id, attempt_id
    ), ${heldAttempts}, ${heldAnswers}, ${heldInvitations}, submitted as (
      update attempts t set state = 'submitted', submitted_at = given.submitted_at, submitted_by = given.submitted_by,
        page_seen_at = given.now
      from given where t.id = given.attempt_id and t.page_id = given.page_id and t.state = 'in-progress' and t.paused_at is null
        and t.position = given.position and (select count(*) from held_invitations) >= 0
      returning t.id, t.invitation_id, given.*
    ), completed as (
      update invitations i set stage = 'Completed', completed_at = submitted.submitted_at from submitted
      where i.id = submitted.invitation_id and i.stage <> 'Completed'
    ), ${outbox.write}, noted as (
      insert into time_ledger (attempt_id, number, kind, at, question_id, closed_by)
      select id, number + 1, 'closed'::time_ledger_kind, closed_at, closed_id, closed_by from submitted where closed_id is not null
      union all
      select id, number + case when closed_id is null then 1 else 2 end, 'submitted', submitted_at, null, submitted_by from submitted
    ), closed as (
      update answers a set closed_at = submitted.closed_at, closed_by = submitted.closed_by from submitted
      where a.question_id = submitted.closed_id and a.closed_at is null
    )
    select id as "attemptId", ${outbox.answer} from submitted`,
};

export function handingIn(given: readonly HandingIn[], { values }: OutboxEntry): [NamedStatement, unknown[]] {
  const column = <Name extends keyof HandingIn>(name: Name) => given.map((one) => one[name]);
  return [
    handIn,
    [
      column('attemptId'),
      column('pageId'),
      column('now'),
      column('position'),
      column('number'),
      given.map(({ submitted }) => submitted.at),
      given.map(({ submitted }) => submitted.by),
      given.map(({ closed }) => closed?.questionId ?? null),
      given.map(({ closed }) => closed?.at ?? null),
      given.map(({ closed }) => closed?.by ?? null),
      ...values,
    ],
  ];
}
