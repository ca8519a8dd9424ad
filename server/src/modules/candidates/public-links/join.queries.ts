import type { EntityManager } from 'typeorm';
import { holdUser } from '../../../platform/database';
import type { ContentLanguage } from '../../questions';
import type { CandidateDetails } from '../list/check-candidate';

export interface Terms {
  ownerId: string;
  assessmentId: string;
  invitedBy: string;
  extraTimePercent: number;
  invitedAt: Date;
  language: ContentLanguage;
}

export interface Joined {
  id: string;
  tokenVersion: number;
}

const inviters = `
  select a.owner_id as "ownerId", coalesce(l.created_by, a.owner_id) as "invitedBy" from public_link_joins j
  join public_links l on l.id = j.link_id join assessments a on a.id = l.assessment_id where j.id = $1`;

/** Whose assessment it is, and who pays for it, stay there until the transaction ends; before the join or its link is locked. */
export async function holdInviters(manager: EntityManager, joinId: string): Promise<void> {
  for (;;) {
    const [found] = await manager.query<{ ownerId: string; invitedBy: string }[]>(inviters, [joinId]);
    if (!found) return;
    const areHeld = [await holdUser(manager, found.ownerId), await holdUser(manager, found.invitedBy)];
    if (areHeld.every(Boolean)) return;
  }
}

const invitedByEmail = `
  select i.id, i.token_version as "tokenVersion" from invitations i join candidates c on c.id = i.candidate_id
  where i.assessment_id = $1 and lower(c.email) = $2 for no key update of i`;

/** The invitation that this address has to the assessment already; nobody else changes it until the transaction ends. */
export async function invitationByEmail(
  manager: EntityManager,
  assessmentId: string,
  email: string,
): Promise<Joined | null> {
  const [found] = await manager.query<Joined[]>(invitedByEmail, [assessmentId, email]);
  return found ?? null;
}

/** Somebody who is known keeps their name and number: a stranger who types an address does not rename its person. */
const join = `
  with kept as (
    insert into candidates (owner_id, first_name, last_name, email, phone, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $6)
    on conflict (owner_id, lower(email)) do update set updated_at = candidates.updated_at
    returning id
  )
  insert into invitations (owner_id, assessment_id, candidate_id, invited_by, extra_time_percent, invited_at)
  select $1, $7, kept.id, $8, $9, $6 from kept
  on conflict on constraint invitations_one_per_candidate do nothing
  returning id, token_version as "tokenVersion"`;

/** Null when staff have invited the same address in this very moment. */
export async function joinAsCandidate(
  manager: EntityManager,
  { ownerId, assessmentId, invitedBy, extraTimePercent, invitedAt }: Terms,
  { firstName, lastName, email, phone }: CandidateDetails,
): Promise<Joined | null> {
  const values = [ownerId, firstName, lastName, email, phone, invitedAt, assessmentId, invitedBy, extraTimePercent];
  const [joined] = await manager.query<Joined[]>(join, values);
  return joined ?? null;
}

/** The language in which the exam behind an invitation is given. */
export async function examLanguageOf(manager: EntityManager, invitationId: string): Promise<ContentLanguage> {
  const text = `select coalesce(i.language, a.language, 'en') as language
    from invitations i join assessments a on a.id = i.assessment_id where i.id = $1`;
  const [found] = await manager.query<[{ language: ContentLanguage }]>(text, [invitationId]);
  return found.language;
}
