import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { ContentLanguage } from '../questions';
import type { CandidateDetails } from './list/check-candidate';

export interface InvitationTerms {
  ownerId: string;
  assessmentId: string;
  invitedBy: string;
  extraTimePercent: number;
  invitedAt: Date;
  isMailed: boolean;
  opensAt?: Date | null;
  expiresAt?: Date | null;
}

/** Somebody to invite, with what whoever invites wishes for them alone. */
export interface Invitee extends CandidateDetails {
  externalId: string | null;
  language: ContentLanguage | null;
  extraTimePercent: number | null;
  callbackUrl: string | null;
  returnUrl: string | null;
}

export interface InvitedEmail {
  email: string;
  /** Null when the address had been invited already. */
  invitationId: string | null;
}

const columns = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'externalId',
  'language',
  'extraTimePercent',
  'callbackUrl',
  'returnUrl',
] as const;

/**
 * Who was invited and taken back is invited anew by the same row, which then holds nothing of the invitation before: the old
 * link has another version, the stage is still the first one, nobody has decided, and what was asked for before it is gone.
 * Several such rows are locked by id first, as by whoever tags them.
 */
const invite = `
  with given as (
    select * from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::content_language[], $9::integer[],
        $10::text[], $11::text[])
      as given (first_name, last_name, email, phone, external_id, language, extra_time_percent, callback_url, return_url)
  ), kept as (
    insert into candidates (owner_id, first_name, last_name, email, phone, created_at, updated_at)
    select $1::uuid, first_name, last_name, email, nullif(phone, ''), $2::timestamptz, $2::timestamptz from given
    order by email
    on conflict (owner_id, lower(email)) do update
    set first_name = excluded.first_name, last_name = excluded.last_name,
        phone = coalesce(excluded.phone, candidates.phone), updated_at = excluded.updated_at
    returning id, lower(email) as email
  ), again as materialized (
    select known.id from invitations known join kept on kept.id = known.candidate_id
    where known.assessment_id = $12::uuid and known.cancelled_at is not null order by known.id for no key update of known
  ), unasked as (
    delete from accommodation_requests where invitation_id in (select id from again)
  ), invited as (
    insert into invitations as known (owner_id, candidate_id, invited_at, assessment_id, invited_by, is_mailed, expires_at,
      opens_at, extra_time_percent, external_id, language, callback_url, return_url)
    select $1, kept.id, $2, $12::uuid, $13::uuid, $14::boolean, $15::timestamptz, $16::timestamptz,
      coalesce(given.extra_time_percent, $17::integer), external_id, language, callback_url, return_url
    from kept join given on lower(given.email) = kept.email where (select count(*) from again) >= 0
    order by kept.email
    on conflict on constraint invitations_one_per_candidate do update
    set invited_at = excluded.invited_at, invited_by = excluded.invited_by, is_mailed = excluded.is_mailed,
        expires_at = excluded.expires_at, opens_at = excluded.opens_at, extra_time_percent = excluded.extra_time_percent,
        external_id = excluded.external_id, language = excluded.language, callback_url = excluded.callback_url,
        return_url = excluded.return_url, token_version = known.token_version + 1, mail_id = null, mailed_at = null,
        viewed_at = null, expired_at = null, revoked_at = null, cancelled_at = null,
        decision_stage = null
    where known.cancelled_at is not null
    returning id, candidate_id
  )
  select kept.email, invited.id as "invitationId" from kept left join invited on invited.candidate_id = kept.id`;

@Injectable()
export class InviteQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** When each of these addresses was invited to the assessment; those that were not are absent. */
  async invitedAtByEmail(assessmentId: string, emails: readonly string[]): Promise<Map<string, Date>> {
    const rows = await this.dataSource.query<{ email: string; invitedAt: Date }[]>(
      `select lower(email) as email, invited_at as "invitedAt"
       from invitations join candidates on candidates.id = candidate_id
       where assessment_id = $1 and lower(email) = any($2::text[]) and cancelled_at is null`,
      [assessmentId, emails],
    );
    return new Map(rows.map(({ email, invitedAt }) => [email, invitedAt]));
  }

  /** Those of the ids that stand for an invitation which this user sent. */
  async takenExternalIds(invitedBy: string, externalIds: readonly string[]): Promise<Set<string>> {
    if (externalIds.length === 0) return new Set();
    const text = `select external_id as "externalId" from invitations
      where invited_by = $1 and external_id = any($2::text[]) and cancelled_at is null`;
    const rows = await this.dataSource.query<{ externalId: string }[]>(text, [invitedBy, externalIds]);
    return new Set(rows.map(({ externalId }) => externalId));
  }

  /**
   * Keeps the candidates, new ones and known ones with their newest details, and invites each; one statement however many
   * they are. Candidates are written in the order of their addresses, so two calls with the same people queue up instead
   * of locking each other out.
   */
  invite(manager: EntityManager, terms: InvitationTerms, people: readonly Invitee[]): Promise<InvitedEmail[]> {
    const { ownerId, assessmentId, invitedBy, extraTimePercent, invitedAt, isMailed } = terms;
    const { expiresAt = null, opensAt = null } = terms;
    return manager.query<InvitedEmail[]>(invite, [
      ownerId,
      invitedAt,
      ...columns.map((name) => people.map((one) => one[name])),
      assessmentId,
      invitedBy,
      isMailed,
      expiresAt,
      opensAt,
      extraTimePercent,
    ]);
  }
}
