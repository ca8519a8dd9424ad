import type { NamedStatement } from '../../../../platform/database';
import { outboxSql } from '../../../../platform/events';
import type { OutboxEntry } from '../../../../platform/events';
import type { PaperSettings } from '../../../assessments';
import { invitationColumns } from '../../attempt';
import { correctionList } from '../../paper';
import type { StandingCorrection } from '../../paper';
import { ofCredentials } from '../batched-reads';
import type { AttemptQuestion, ExamInvitation, TimeFact } from '../../attempt';
import type { ContentLanguage } from '../../../questions';
import type { ConsentInput } from '../exam.inputs';

export interface InvitationRow extends ExamInvitation {
  isStarted: boolean;
  /** Of keys, in its assessment. */
  corrections: StandingCorrection[] | null;
}

/** A row for each, in their order; empty where there is no such invitation. */
export const invitationsToBegin: NamedStatement = {
  name: 'exam-invitations',
  lane: 'steps',
  text: ofCredentials(`select ${invitationColumns('given.version')},
      exists (select from attempts t where t.invitation_id = i.id) as "isStarted",
      ${correctionList('i.assessment_id')} as corrections
    from invitations i join candidates c on c.id = i.candidate_id where i.id = given.id limit 1`),
};

export interface AttemptBeginning {
  attemptId: string;
  invitation: InvitationRow;
  tokenVersion: number;
  pageId: string;
  consent: ConsentInput | null;
  settings: PaperSettings;
  language: ContentLanguage;
  questions: readonly AttemptQuestion[];
  /** The ledger's first entries: what each question gives, the extra time, the opening of the first. */
  facts: readonly TimeFact[];
  now: Date;
  /** Of the first question. */
  closesAt: Date;
  expiresAt: Date;
  checkAt: Date;
  nextSnapshotAt: Date | null;
  entry: OutboxEntry;
}

const outbox = outboxSql(20, 'begun');

/**
 * An attempt with its frozen paper, its ledger, the first question open, its check and its event. The invitation's row is locked by its own
 * update: extra time that is given at this moment is either seen here, and nothing is done, or finds the attempt. Owner and candidate are
 * held before it, as everywhere (docs/adr/0010-lock-order.md). Whoever corrects a key or sets a question aside waits for it and finds the
 * attempt, or is waited for: keys that are others then than those that were frozen are seen here, and nothing is done. A table that a
 * statement names is locked before its first row, so what says whom it waits for is asked by a function, once the people and the invitation
 * are held.
 */
const begin: NamedStatement = {
  name: 'exam-begin',
  lane: 'steps',
  text: `with owner as materialized (
      select u.id from users u where u.id = (select owner_id from invitations where id = $2) for key share
    ), candidate as materialized (
      select c.id from candidates c where c.id = (select candidate_id from invitations where id = $2) and exists (select from owner)
      for key share
    ), invited as materialized (
      select i.assessment_id from invitations i where i.id = $2 and exists (select from candidate) for no key update
    ), remarked as materialized (
      select held.aside from invited, hold_as_remarked(invited.assessment_id) held
      where held.correction is not distinct from (select max(k.number) from key_corrections k where k.assessment_id = invited.assessment_id)
    ), enrolled as (
      update invitations set stage = case when stage = 'Invited' then 'Inrolled' else stage end,
        enrolled_at = case when stage = 'Invited' then $3 else enrolled_at end
      where id = $2 and token_version = $4 and revoked_at is null and stage <> 'Completed' and extra_time_percent = $5
        and ${correctionList('assessment_id')} is not distinct from $19::jsonb and exists (select from remarked)
      returning id, owner_id, assessment_id, candidate_id
    ), begun as (
      insert into attempts (id, owner_id, invitation_id, assessment_id, candidate_id, settings, extra_time_percent, question_count, position,
        page_id, page_seen_at, started_at, expires_at, check_at, next_snapshot_at, consent_version, consent_language, consented_at,
        language)
      select $1, owner_id, id, assessment_id, candidate_id, $6::jsonb, $5, jsonb_array_length($7::jsonb), 1,
        $8::uuid, $3, $3, $9::timestamptz, $10::timestamptz, $11::timestamptz, $12::text, $13::text, $14::timestamptz,
        $18::content_language
      from enrolled on conflict (invitation_id) do nothing returning id, assessment_id
    ), ${outbox.write}, opened as (
      insert into answers (question_id, attempt_id, opened_at, closes_at) select $15::uuid, begun.id, $3, $16::timestamptz from begun
    ), noted as (
      insert into time_ledger (attempt_id, number, kind, at, question_id, seconds, percent)
      select begun.id, fact.number, fact.kind, $3, fact."questionId", fact.seconds, fact.percent
      from begun, jsonb_to_recordset($17::jsonb) as fact (number integer, kind time_ledger_kind, "questionId" uuid, seconds integer, percent integer)
    ), frozen as (
      insert into attempt_questions (id, attempt_id, question_id, position, type, text, text_html, content, answer_key,
        base_duration_seconds, duration_seconds, score, difficulty, skill, is_additional, is_set_aside, language, translation)
      select q.id, begun.id, q."questionId", q.position, q.type, q.text, q."textHtml", q.content, q."answerKey",
        q."baseDurationSeconds", q."durationSeconds", q.score, q.difficulty, q.skill, q."isAdditional" or q."questionId" = any(aside),
        q."questionId" = any(aside) and not q."isAdditional",
        q.language, q.translation
      from begun cross join remarked cross join jsonb_to_recordset($7::jsonb) as q (id uuid, "questionId" uuid, position integer, type question_type, text text,
        "textHtml" text, content jsonb, "answerKey" jsonb, "baseDurationSeconds" integer, "durationSeconds" integer, score numeric,
        difficulty difficulty, skill text, "isAdditional" boolean,
        language content_language, translation jsonb)
    )
    select id, ${outbox.answer} from begun`,
};

export function beginningOf(given: AttemptBeginning): [NamedStatement, unknown[]] {
  const { attemptId, invitation, tokenVersion, pageId, consent, settings, questions, facts, now } = given;
  const { closesAt, expiresAt, checkAt, nextSnapshotAt, language, entry } = given;
  const agreed = consent ? [consent.version, consent.language, now] : [null, null, null];
  const ledger = facts.map((fact, index) => ({ ...fact, number: index + 1 }));
  return [
    begin,
    [
      attemptId,
      invitation.id,
      now,
      tokenVersion,
      invitation.extraTimePercent,
      JSON.stringify(settings),
      JSON.stringify(questions),
      pageId,
      expiresAt,
      checkAt,
      nextSnapshotAt,
      ...agreed,
      questions[0]?.id,
      closesAt,
      JSON.stringify(ledger),
      language,
      invitation.corrections && JSON.stringify(invitation.corrections),
      ...entry.values,
    ],
  ];
}
