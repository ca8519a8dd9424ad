import type { NamedStatement } from '../../../../platform/database';
import { isOpenAnswer } from '../../attempt';
import type { AttemptSettings, ClosedBy, LockedAttempt, TimeFact } from '../../attempt';
import { saidInOther } from '../../paper';
import type { OpenedQuestion } from '../../paper';
import type { ContentLanguage } from '../../../questions';
import { ofCredentials } from '../batched-reads';
import { heldAnswers, heldAttempts } from './held-rows.queries';
import { unreadMessage } from '../messages/unread-message';
import type { ExamMessage } from '../messages/unread-message';

/** In JSON a moment is a text. */
type InJson<T> = { [Key in keyof T]: T[Key] extends Date | null ? string : T[Key] };

/** An attempt with all that its next step is decided by and shown with. */
export interface StandingRow extends Omit<LockedAttempt, 'open' | 'left' | 'place'> {
  isTokenValid: boolean;
  open: InJson<NonNullable<LockedAttempt['open']>> | null;
  facts: (InJson<TimeFact> & { number: number })[] | null;
  settings: AttemptSettings;
  language: ContentLanguage;
  candidateFirstName: string;
  message: ExamMessage | null;
}

/** A row for each, in their order; empty where there is no attempt. */
export const standings: NamedStatement = {
  name: 'exam-standings',
  lane: 'steps',
  text: ofCredentials(`select i.revoked_at is null and i.token_version = given.version as "isTokenValid",
      t.id, t.invitation_id as "invitationId", t.state, t.position, t.question_count as "questionCount",
      t.expires_at as "expiresAt", t.page_id as "pageId", t.page_seen_at as "pageSeenAt", t.paused_at as "pausedAt",
      t.resumes_on_return as "resumesOnReturn",
      coalesce((t.settings #>> '{configuration,allowBack}')::boolean, false) as "mayGoBack",
      t.settings, t.language, c.first_name as "candidateFirstName", ${unreadMessage('t.id')} as message,
      (select json_build_object('questionId', a.question_id, 'position', q.position, 'visit', a.visit, 'closesAt', a.closes_at)
       from answers a join attempt_questions q on q.id = a.question_id
       where a.attempt_id = t.id and ${isOpenAnswer('a')}) as open,
      (select json_agg(json_build_object('number', l.number, 'kind', l.kind, 'at', l.at, 'questionId', l.question_id,
         'seconds', l.seconds, 'percent', l.percent) order by l.number)
       from time_ledger l where l.attempt_id = t.id) as facts
    from invitations i join attempts t on t.invitation_id = i.id join candidates c on c.id = t.candidate_id
    where i.id = given.id limit 1`),
};

export interface Step {
  attemptId: string;
  pageId: string;
  now: Date;
  closed: { questionId: string; by: ClosedBy; at: Date };
  position: number;
  /** The question there, which is opened. */
  nextId: string;
  closesAt: Date;
  expiresAt: Date;
  /** When the opened question has to be looked at. */
  checkAt: Date;
  /** The last entry of the ledger that all of this was reckoned from. */
  number: number;
}

/**
 * Closes questions and opens the next ones, each of another attempt, with what the ledger says of it and the look at its end. Nothing is held
 * between reading and this: who stepped in between has written the ledger's next number, or changed what the first part asks for. Then
 * nothing is done of that one, or all fails by the ledger's key. What is changed is locked first, attempts and then answers, each by id as
 * everybody else does, so that nobody ever waits for each other (docs/adr/0010-lock-order.md).
 */
const stepOn: NamedStatement = {
  name: 'exam-step-on',
  lane: 'steps',
  text: `with given as materialized (
      select * from unnest((select $1::uuid[]), $2::uuid[], $3::timestamptz[], $4::uuid[], $5::closed_by[], $6::timestamptz[], $7::integer[],
        $8::integer[], $9::timestamptz[], $10::timestamptz[], $11::timestamptz[], $12::uuid[])
        as step (attempt_id, page_id, now, closed_id, closed_by, closed_at, number, position, closes_at, expires_at, check_at, next_id)
      order by closed_id
    ), ${heldAttempts}, ${heldAnswers}, moved as (
      update attempts t set position = given.position, expires_at = given.expires_at, page_seen_at = given.now,
        check_at = least(coalesce(t.check_at, given.check_at), given.check_at)
      from given where t.id = given.attempt_id and t.page_id = given.page_id and t.state = 'in-progress' and t.paused_at is null
        and t.position = given.position - 1 and (select count(*) from held_answers) >= 0
        and exists (select from attempt_questions q where q.id = given.next_id and q.attempt_id = t.id and q.position = given.position)
      returning given.*
    ), closed as (
      update answers a set closed_at = moved.closed_at, closed_by = moved.closed_by from moved
      where a.question_id = moved.closed_id and a.closed_at is null
    ), noted as (
      insert into time_ledger (attempt_id, number, kind, at, question_id, closed_by)
      select attempt_id, number + 1, 'closed'::time_ledger_kind, closed_at, closed_id, closed_by from moved
      union all
      select attempt_id, number + 2, 'opened', now, next_id, null from moved
    ), opened as (
      insert into answers (question_id, attempt_id, opened_at, closes_at) select next_id, attempt_id, now, closes_at from moved
    )
    select q.id, q.attempt_id as "attemptId", q.position, q.type, q.text, q.text_html as "textHtml", q.content, ${saidInOther('q')},
      q.score::float8 as score, q.duration_seconds as "durationSeconds", q.base_duration_seconds as "baseDurationSeconds",
      q.added_seconds as "addedSeconds"
    from moved join attempt_questions q on q.id = moved.next_id`,
};

export type SteppedRow = Omit<OpenedQuestion, 'openedAt' | 'closesAt'> & { attemptId: string; addedSeconds: number };

export function stepping(steps: readonly Step[]): [NamedStatement, unknown[]] {
  const column = <Name extends keyof Step>(name: Name) => steps.map((step) => step[name]);
  const closed = <Name extends keyof Step['closed']>(name: Name) => steps.map((step) => step.closed[name]);
  return [
    stepOn,
    [
      column('attemptId'),
      column('pageId'),
      column('now'),
      closed('questionId'),
      closed('by'),
      closed('at'),
      column('number'),
      column('position'),
      column('closesAt'),
      column('expiresAt'),
      column('checkAt'),
      column('nextId'),
    ],
  ];
}
