import type { EntityManager } from 'typeorm';
import type { Language } from '../../../platform/mail';

/** What holds for assessments that say nothing of their own. */
export interface ReminderRules {
  now: Date;
  /** So long before the last moment to begin; 0 for never. */
  hoursBefore: number;
  /** So long after the mail; 0 for never. */
  afterDays: number;
  limit: number;
}

export interface Reminded {
  invitationId: string;
  email: string;
  language: Language;
}

/** The assessment's own rule, in full: what it does not name is off. */
const rulesOf = `
  select case when own is null then $3 else coalesce((own ->> 'afterDays')::int, 0) end as after_days,
    case when own is null then $2 else 24 * coalesce((select min(day::int) from jsonb_array_elements_text(own -> 'daysBefore') day), 0)
      end as late_hours,
    case when jsonb_array_length(own -> 'daysBefore') > 1
      then 24 * (select max(day::int) from jsonb_array_elements_text(own -> 'daysBefore') day) else 0 end as early_hours
  from (select nullif(a.configuration -> 'reminders', 'null'::jsonb) as own) as chosen`;

/**
 * Picks whom to remind and notes it in one statement, so that two servers remind nobody twice. Only of invitations whose own
 * mail has left, which can be begun now, and at most one reminder a day. What is long past its day is left alone: somebody
 * who switches reminders on does not write to everybody who was ever invited.
 */
const remind = `
  with waiting as (
    select i.id, i.token_version, i.candidate_id, coalesce(i.language, a.language, 'en')::text as language, rules.*,
      coalesce(i.mailed_at, i.invited_at) as mailed_at,
      greatest(coalesce(i.mailed_at, i.invited_at), i.opens_at, (a.configuration ->> 'opensAt')::timestamptz) as possible_since,
      least(i.expires_at, (a.configuration ->> 'closesAt')::timestamptz) as last_moment
    from invitations i join assessments a on a.id = i.assessment_id join mails m on m.id = i.mail_id
      cross join lateral (${rulesOf}) as rules
    where i.stage = 'Invited' and i.is_mailed and i.revoked_at is null and i.expired_at is null and m.status = 'sent' and a.status = 'Active'
      and not exists (select from invitation_reminders r where r.invitation_id = i.id and r.sent_at > $1::timestamptz - interval '1 day')
  ), due as (
    select *, 'expiring'::reminder_kind as kind from waiting
    where late_hours > 0 and last_moment > $1 and last_moment - make_interval(hours => late_hours) <= $1
      and mailed_at <= last_moment - make_interval(hours => late_hours)
    union all
    select *, 'ending-early' from waiting
    where early_hours > 0 and last_moment - make_interval(hours => late_hours) > $1
      and last_moment - make_interval(hours => early_hours) <= $1
      and mailed_at <= last_moment - make_interval(hours => early_hours)
    union all
    select *, 'not-started' from waiting
    where after_days > 0 and coalesce(last_moment - make_interval(hours => greatest(late_hours, early_hours)) > $1, true)
      and possible_since <= $1::timestamptz - make_interval(days => after_days)
      and possible_since > $1::timestamptz - make_interval(days => after_days + 2)
  ), noted as (
    insert into invitation_reminders (invitation_id, token_version, kind, sent_at)
    select id, token_version, kind, $1 from due
    where possible_since <= $1 and not exists (select from invitation_reminders r
      where r.invitation_id = due.id and r.token_version = due.token_version and r.kind = due.kind)
    order by id limit $4
    on conflict do nothing
    returning invitation_id
  )
  select noted.invitation_id as "invitationId", c.email, due.language
  from noted join due on due.id = noted.invitation_id join candidates c on c.id = due.candidate_id
  order by 1`;

export function noteReminders(rules: ReminderRules, manager: EntityManager): Promise<Reminded[]> {
  const { now, hoursBefore, afterDays, limit } = rules;
  return manager.query<Reminded[]>(remind, [now, hoursBefore, afterDays, limit]);
}
