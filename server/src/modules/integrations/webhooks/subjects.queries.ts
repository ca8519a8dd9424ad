import type { EntityManager } from 'typeorm';

/** What an event is about: ids only, to be looked up by whoever may. */
export interface Subject {
  ownerId: string;
  assessmentId: string;
  candidateId: string;
  invitationId: string;
  /** As the program gave it that invited; absent without one. */
  externalId?: string;
  attemptId?: string;
  /** In which the exam is sat; before that the one named in the invitation, absent where the candidate or the assessment decides. */
  language?: 'en' | 'ar';
  /** Whether answers wait for a person; only of marked results. */
  isUnderReview?: boolean;
}

const ofInvitation = `
  select owner_id as "ownerId", assessment_id as "assessmentId", candidate_id as "candidateId", id as "invitationId",
    external_id as "externalId", language
  from invitations where id = $1`;
const ids = `
  attempts.owner_id as "ownerId", attempts.assessment_id as "assessmentId", attempts.candidate_id as "candidateId",
  invitation_id as "invitationId", external_id as "externalId", attempts.id as "attemptId", attempts.language`;
const ofAttempt = `
  select ${ids} from attempts join invitations on invitations.id = invitation_id where attempts.id = $1`;
const ofResult = `
  select ${ids}, results.status = 'Under review' as "isUnderReview"
  from attempts join invitations on invitations.id = invitation_id join results on results.attempt_id = attempts.id where attempts.id = $1`;
const ofDeleted = `
  select owner_id as "ownerId", (select external_id from invitations where id = $2) as "externalId"
  from assessments where id = $1`;

/** Null when it is gone meanwhile. */
type Look<Payload> = (manager: EntityManager, payload: Payload) => Promise<Subject | null>;

export const invitationSubject: Look<{ invitationId: string }> = (manager, { invitationId }) =>
  first(manager, ofInvitation, invitationId);

export const attemptSubject: Look<{ attemptId: string }> = (manager, { attemptId }) =>
  first(manager, ofAttempt, attemptId);

export const resultSubject: Look<{ attemptId: string }> = (manager, { attemptId }) =>
  first(manager, ofResult, attemptId);

/** The event brings its ids with it, for nothing else knows them any more. */
export const deletedResultSubject: Look<Omit<Subject, 'ownerId' | 'isUnderReview'>> = async (manager, payload) => {
  const found = await first<Pick<Subject, 'ownerId'>>(manager, ofDeleted, payload.assessmentId, payload.invitationId);
  return found && { ...found, ...payload };
};

async function first<Row = Subject>(manager: EntityManager, sql: string, ...values: string[]): Promise<Row | null> {
  const [found] = await manager.query<(Row & { externalId: string | null; language?: string | null })[]>(sql, values);
  if (!found) return null;
  const { externalId, language, ...rest } = found;
  return { ...rest, ...(externalId !== null && { externalId }), ...(language && { language }) } as Row;
}
