import type { EntityManager } from 'typeorm';
import type { ExamCredential } from '../../../platform/access';
import type { ContentLanguage } from '../../questions';
import { ExamUnavailable } from './exam.errors';
import { holdPeopleOf } from './hold-people';

/** What the exam reads of an invitation. */
export interface ExamInvitation {
  id: string;
  ownerId: string;
  assessmentId: string;
  candidateId: string;
  candidateFirstName: string;
  extraTimePercent: number;
  /** That it names; null where it names none. */
  language: ContentLanguage | null;
  /** False when it was revoked, or when the link was issued anew. */
  isTokenValid: boolean;
  /** Taken, also when staff have since deleted the result and with it the attempt. */
  isCompleted: boolean;
  /** Not to be begun before then. */
  opensAt: Date | null;
  /** To be begun before then. */
  expiresAt: Date | null;
}

/** Of `i`, an invitation, and `c`, its candidate; for a link of that version. */
export const invitationColumns = (
  version: string,
) => `i.id, i.owner_id as "ownerId", i.assessment_id as "assessmentId", i.candidate_id as "candidateId",
    c.first_name as "candidateFirstName", i.extra_time_percent as "extraTimePercent", i.language,
    i.revoked_at is null and i.token_version = ${version} as "isTokenValid", i.stage = 'Completed' as "isCompleted",
    i.opens_at as "opensAt", i.expires_at as "expiresAt"`;

const invitationOfCredential = `
  select ${invitationColumns('$2')}
  from invitations i join candidates c on c.id = i.candidate_id
  where i.id = $1`;

async function invitationOf(credential: ExamCredential, manager: EntityManager): Promise<ExamInvitation | null> {
  const values = [credential.invitationId, credential.tokenVersion];
  const [invitation] = await manager.query<ExamInvitation[]>(invitationOfCredential, values);
  return invitation ?? null;
}

/** @throws ExamUnavailable when the link opens nothing any more. */
export async function validInvitationOf(credential: ExamCredential, manager: EntityManager): Promise<ExamInvitation> {
  const invitation = await invitationOf(credential, manager);
  if (!invitation?.isTokenValid) throw new ExamUnavailable({ reason: 'REVOKED' });
  return invitation;
}

export async function markEnrolled(invitationId: string, at: Date, manager: EntityManager): Promise<void> {
  await manager.query(
    `update invitations set stage = 'Inrolled', enrolled_at = $2 where id = $1 and stage = 'Invited'`,
    [invitationId, at],
  );
}

export async function markCompleted(invitationId: string, at: Date, manager: EntityManager): Promise<void> {
  await manager.query(
    `update invitations set stage = 'Completed', completed_at = $2 where id = $1 and stage <> 'Completed'`,
    [invitationId, at],
  );
}

/** The exam goes on: not completed after all, and its owner is told anew when it is handed in. */
export async function markReopened(invitationId: string, attemptId: string, manager: EntityManager): Promise<void> {
  await manager.query(
    `update invitations set stage = 'Inrolled', completed_at = null where id = $1 and stage = 'Completed'`,
    [invitationId],
  );
  await manager.query('delete from submission_notices where attempt_id = $1', [attemptId]);
}

/** Held until the attempt is there, so that extra time given at this moment reaches it either way. @throws ExamUnavailable */
export async function lockExtraTime(invitationId: string, manager: EntityManager): Promise<number> {
  await holdPeopleOf('invitations', invitationId, manager);
  const [row] = await manager.query<{ percent: number }[]>(
    'select extra_time_percent as percent from invitations where id = $1 for no key update',
    [invitationId],
  );
  // Erased while this waited.
  if (!row) throw new ExamUnavailable({ reason: 'REVOKED' });
  return row.percent;
}
