import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { CandidateDetails } from './list/check-candidate';

export interface InvitationTerms {
  ownerId: string;
  assessmentId: string;
  invitedBy: string;
  extraTimePercent: number;
  invitedAt: Date;
  opensAt?: Date | null;
  expiresAt?: Date | null;
}

export interface InvitedEmail {
  email: string;
  /** Null when the address had been invited already. */
  invitationId: string | null;
}

@Injectable()
export class InviteQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** When each of these addresses was invited to the assessment; those that were not are absent. */
  async invitedAtByEmail(assessmentId: string, emails: readonly string[]): Promise<Map<string, Date>> {
    const rows = await this.dataSource.query<{ email: string; invitedAt: Date }[]>(
      `select lower(email) as email, invited_at as "invitedAt"
       from invitations join candidates on candidates.id = candidate_id
       where assessment_id = $1 and lower(email) = any($2::text[])`,
      [assessmentId, emails],
    );
    return new Map(rows.map(({ email, invitedAt }) => [email, invitedAt]));
  }

  /**
   * Keeps the candidates, new ones and known ones with their newest details, and invites each; one statement however many
   * they are. Candidates are written in the order of their addresses, so two calls with the same people queue up instead
   * of locking each other out.
   */
  invite(manager: EntityManager, terms: InvitationTerms, people: readonly CandidateDetails[]): Promise<InvitedEmail[]> {
    const columns = (['firstName', 'lastName', 'email', 'phone'] as const).map((name) =>
      people.map((one) => one[name]),
    );
    const { ownerId, assessmentId, invitedBy, extraTimePercent, invitedAt, expiresAt = null, opensAt = null } = terms;
    return manager.query<InvitedEmail[]>(
      `with kept as (
         insert into candidates (owner_id, first_name, last_name, email, phone, created_at, updated_at)
         select $1::uuid, first_name, last_name, email, phone, $2::timestamptz, $2::timestamptz
         from unnest($3::text[], $4::text[], $5::text[], $6::text[]) as given (first_name, last_name, email, phone)
         order by email
         on conflict (owner_id, lower(email)) do update
         set first_name = excluded.first_name, last_name = excluded.last_name, phone = excluded.phone,
             updated_at = excluded.updated_at
         returning id, lower(email) as email
       ), invited as (
         insert into invitations (owner_id, assessment_id, candidate_id, invited_by, extra_time_percent, invited_at, expires_at, opens_at)
         select $1, $7::uuid, kept.id, $8::uuid, $9::integer, $2, $10::timestamptz, $11::timestamptz from kept
         on conflict on constraint invitations_one_per_candidate do nothing
         returning id, candidate_id
       )
       select kept.email, invited.id as "invitationId" from kept left join invited on invited.candidate_id = kept.id`,
      [ownerId, invitedAt, ...columns, assessmentId, invitedBy, extraTimePercent, expiresAt, opensAt],
    );
  }
}
