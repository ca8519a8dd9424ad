import type { EntityManager } from 'typeorm';

/** What an event is about: ids only, to be looked up by whoever may. */
export interface Subject {
  ownerId: string;
  assessmentId: string;
  candidateId: string;
  invitationId: string;
  attemptId?: string;
  /** Whether answers wait for a person; only of marked results. */
  isUnderReview?: boolean;
}

const ids = `owner_id as "ownerId", assessment_id as "assessmentId", candidate_id as "candidateId"`;
const ofInvitation = `select ${ids}, id as "invitationId" from invitations where id = $1`;
const ofAttempt = `select ${ids}, invitation_id as "invitationId", id as "attemptId" from attempts where id = $1`;
const ofResult = `
  select attempts.owner_id as "ownerId", attempts.assessment_id as "assessmentId",
    attempts.candidate_id as "candidateId", invitation_id as "invitationId", attempts.id as "attemptId",
    results.status = 'Under review' as "isUnderReview"
  from attempts join results on results.attempt_id = attempts.id where attempts.id = $1`;
const ofAssessment = `select owner_id as "ownerId" from assessments where id = $1`;

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
  const owner = await first<Pick<Subject, 'ownerId'>>(manager, ofAssessment, payload.assessmentId);
  return owner && { ...owner, ...payload };
};

async function first<Row = Subject>(manager: EntityManager, sql: string, id: string): Promise<Row | null> {
  const [found] = await manager.query<Row[]>(sql, [id]);
  return found ?? null;
}
