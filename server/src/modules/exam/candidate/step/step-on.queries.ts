import type { NamedStatement } from '../../../../platform/database';
import { isOpenAnswer } from '../../attempt';
import type { AttemptSettings, ClosedBy, LockedAttempt, TimeFact } from '../../attempt';
import { saidInOther } from '../../paper';
import type { OpenedQuestion } from '../../paper';
import type { ContentLanguage } from '../../../questions';
import { ofCredentials } from '../batched-reads';
import type { ExamMessageNode } from '../messages/exam-message.type';
import { unreadMessage } from '../messages/unread-message';

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
  message: ExamMessageNode | null;
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
 * Closes one question and opens the next, with what the ledger says of it and the check at its end. Nothing is held between reading and
 * this: who stepped in between has written the ledger's next number, or changed what the first part asks for. Then it does nothing, or
 * fails by the ledger's key as a whole.
 */
const stepOn: NamedStatement = {
  name: 'exam-step-on',
  lane: 'steps',
  text: `with moved as (
      update attempts set position = $8, expires_at = $10, page_seen_at = $3,
        check_at = least(coalesce(check_at, $11), $11)
      where id = $1 and page_id = $2 and state = 'in-progress' and paused_at is null and position = $8 - 1
        and exists (select from attempt_questions where attempt_id = $1 and position = $8 and id = $12)
      returning id, check_at
    ), closed as (
      update answers a set closed_at = $6, closed_by = $5 from moved where a.question_id = $4 and a.closed_at is null
    ), noted as (
      insert into time_ledger (attempt_id, number, kind, at, question_id, closed_by)
      select moved.id, $7 + 1, 'closed'::time_ledger_kind, $6, $4, $5 from moved
      union all
      select moved.id, $7 + 2, 'opened', $3, q.id, null from moved join attempt_questions q on q.attempt_id = moved.id and q.position = $8
    ), opened as (
      insert into answers (question_id, attempt_id, opened_at, closes_at)
      select q.id, moved.id, $3, $9 from moved join attempt_questions q on q.attempt_id = moved.id and q.position = $8
    )
    select q.id, q.position, q.type, q.text, q.text_html as "textHtml", q.content, ${saidInOther('q')}, q.score::float8 as score,
      q.duration_seconds as "durationSeconds", q.base_duration_seconds as "baseDurationSeconds",
      q.added_seconds as "addedSeconds",
      case when moved.check_at = $11 then (graphile_worker.add_job('check-attempt', json_build_object('attemptId', moved.id),
        run_at => $11, job_key => 'attempt:' || moved.id)).id end as job
    from moved join attempt_questions q on q.attempt_id = moved.id and q.position = $8`,
};

export type SteppedRow = Omit<OpenedQuestion, 'openedAt' | 'closesAt'> & { addedSeconds: number };

export function stepping(step: Step): [NamedStatement, unknown[]] {
  const { attemptId, pageId, now, closed, number, position, nextId, closesAt, expiresAt, checkAt } = step;
  return [
    stepOn,
    [
      ...[attemptId, pageId, now, closed.questionId, closed.by, closed.at],
      ...[number, position, closesAt, expiresAt, checkAt, nextId],
    ],
  ];
}
