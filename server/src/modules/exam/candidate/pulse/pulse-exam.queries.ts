import type { NamedStatement } from '../../../../platform/database';
import { isOpenAnswer, sittingEndsAt } from '../../attempt';
import type { AttemptState } from '../../attempt';
import { unreadMessage } from '../messages/unread-message';
import type { ExamMessage } from '../messages/unread-message';

export interface Pulse {
  invitationId: string;
  tokenVersion: number;
  pageId: string;
}

export interface PulseRow {
  isTokenValid: boolean | null;
  attemptId: string | null;
  state: AttemptState;
  isLivePage: boolean;
  /** Somebody held the attempt: that its page was seen is still to be written. */
  isMissed: boolean;
  questionId: string | null;
  closesAt: Date | null;
  nextSnapshotAt: Date | null;
  snapshotDueId: string | null;
  durationSeconds: number | null;
  addedSeconds: number | null;
  isPaused: boolean;
  sittingEndsAt: Date | null;
  message: ExamMessage | null;
}

/**
 * How the attempts of any number of pages stand, one row for each in their order; those of live pages are touched. Read by index whatever
 * the statistics say, and planned once for any number of rows, as saves are. Nobody waits here for an attempt
 * that somebody holds at this moment: it is touched apart. One that was touched within the last second is left alone.
 */
export const pulses: NamedStatement = {
  name: 'exam-pulses',
  lane: 'saves',
  text: `with p as materialized (
      select given.place, given.page_id, seat.*
      from unnest((select $1::uuid[]), $2::int[], $3::uuid[]) with ordinality
          as given (invitation_id, token_version, page_id, place)
        left join lateral (
          select i.revoked_at is null and i.token_version = given.token_version as "isTokenValid", t.id as "attemptId", t.state,
            t.page_id = given.page_id as is_live, t.page_seen_at, t.next_snapshot_at as "nextSnapshotAt", t.snapshot_due_id as "snapshotDueId",
            t.paused_at is not null as "isPaused", ${sittingEndsAt('t')} as "sittingEndsAt", ${unreadMessage('t.id')} as message
          from invitations i left join attempts t on t.invitation_id = i.id where i.id = given.invitation_id limit 1
        ) seat on true
    ), held as (
      select t.id from attempts t
      where t.id = any(array(select "attemptId" from p where is_live and state = 'in-progress'))
        and t.page_id = any($3) and t.state = 'in-progress'
        and (t.page_seen_at is null or t.page_seen_at < $4::timestamptz - interval '1 second')
      order by t.id for no key update skip locked
    ), touched as (
      update attempts t set page_seen_at = $4 where t.id = any(array(select id from held))
    )
    select "isTokenValid", "attemptId", state, coalesce(is_live, false) as "isLivePage",
      coalesce(is_live and state = 'in-progress' and (page_seen_at is null or page_seen_at < $4::timestamptz - interval '1 second')
        and "attemptId" not in (select id from held), false) as "isMissed",
      "nextSnapshotAt", "snapshotDueId", "isPaused",
      "sittingEndsAt", message, open.*
    from p left join lateral (
      select a.question_id as "questionId", a.closes_at as "closesAt", q.duration_seconds as "durationSeconds",
        q.added_seconds as "addedSeconds"
      from answers a join attempt_questions q on q.id = a.question_id
      where a.attempt_id = p."attemptId" and ${isOpenAnswer('a')} limit 1
    ) open on true
    order by p.place`,
};

/** Values: attempt, page, moment. Waits for whoever holds the attempt. */
export const touchPage: NamedStatement = {
  name: 'exam-touch-page',
  lane: 'steps',
  text: `update attempts set page_seen_at = greatest(page_seen_at, $3) where id = $1 and page_id = $2 and state = 'in-progress'`,
};

export function pulsesValues(given: readonly Pulse[], now: Date): unknown[] {
  return [
    given.map(({ invitationId }) => invitationId),
    given.map(({ tokenVersion }) => tokenVersion),
    given.map(({ pageId }) => pageId),
    now,
  ];
}
