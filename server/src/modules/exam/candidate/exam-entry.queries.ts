import type { ExamCredential } from '../../../platform/access';
import type { NamedStatement } from '../../../platform/database';
import { outboxSql } from '../../../platform/events';
import type { OutboxEntry } from '../../../platform/events';
import type { ContentLanguage, QuestionType } from '../../questions';
import { invitationColumns } from '../attempt';
import type { AttemptSettings, AttemptState, ExamInvitation } from '../attempt';
import { ofCredentials } from './batched-reads';

export interface StartedAttempt {
  state: AttemptState;
  settings: AttemptSettings;
  satIn: ContentLanguage;
  endsAt: Date;
  pausedAt: Date | null;
  questionCount: number;
  totalSeconds: number;
  baseSeconds: number;
  types: QuestionType[];
  takesBack: boolean;
  shortestSeconds: number;
  longestSeconds: number;
}

/** Of what the candidate asked for; all null where nothing was. */
export interface Wish {
  wish: string | null;
  wishedPercent: number | null;
  askedAt: Date | null;
  decidedAt: Date | null;
  isGranted: boolean | null;
}

export type EntryRow = ExamInvitation &
  Wish & { organiser: string | null; captions: string | null; isUnseen: boolean } & (
    | StartedAttempt
    | { [Field in keyof StartedAttempt]: null }
  );

/** A row for each, in their order; empty where there is no such invitation. */
export const entries: NamedStatement = {
  name: 'exam-entries',
  lane: 'steps',
  text: ofCredentials(`select ${invitationColumns('given.version')},
      i.viewed_at is null and i.revoked_at is null and i.token_version = given.version as "isUnseen",
      t.state, t.settings, t.language as "satIn", t.expires_at as "endsAt", t.paused_at as "pausedAt", t.question_count as "questionCount", asked.*,
      o.company_name as organiser, a.welcome_video_captions as captions, r.text as wish, r.percent as "wishedPercent", r.asked_at as "askedAt", r.decided_at as "decidedAt", r.is_granted as "isGranted"
    from invitations i join candidates c on c.id = i.candidate_id left join attempts t on t.invitation_id = i.id
      join users o on o.id = i.owner_id join assessments a on a.id = i.assessment_id left join accommodation_requests r on r.invitation_id = i.id
      left join lateral (
        select coalesce(sum(q.duration_seconds), 0)::int as "totalSeconds",
          coalesce(sum(q.base_duration_seconds), 0)::int as "baseSeconds", array_agg(distinct q.type::text) as types,
          coalesce(bool_or((q.content ->> 'allowsSeveral')::boolean), false) as "takesBack",
          coalesce(min(q.base_duration_seconds), 0)::int as "shortestSeconds", coalesce(max(q.base_duration_seconds), 0)::int as "longestSeconds"
        from attempt_questions q where q.attempt_id = t.id
      ) asked on t.id is not null
    where i.id = given.id limit 1`),
};

const outbox = outboxSql(4, 'seen', `event.payload ->> 'invitationId' = seen.id::text`);

/** Notes the first look behind links, with its event; nothing where somebody else has noted it meanwhile. In the order of all locks. */
const see: NamedStatement = {
  name: 'exam-see-invitations',
  lane: 'steps',
  text: `with given as materialized (
      select * from unnest((select $1::uuid[]), $2::integer[]) as link (id, version) order by id
    ), seen as (
      update invitations i set viewed_at = $3 from given
      where i.id = given.id and i.token_version = given.version and i.viewed_at is null and i.revoked_at is null returning i.id
    ), ${outbox.write}
    select id, ${outbox.answer} from seen`,
};

export function seeing(links: readonly ExamCredential[], now: Date, entry: OutboxEntry): [NamedStatement, unknown[]] {
  const ids = links.map(({ invitationId }) => invitationId);
  return [see, [ids, links.map(({ tokenVersion }) => tokenVersion), now, ...entry.values]];
}
