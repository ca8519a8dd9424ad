import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Paper, PaperSource } from '../../assessments';
import type { ContentLanguage } from '../../questions';
import { AttemptQuestion, Attempt, markEnrolled, expiryOf } from '../attempt';
import type { ConsentInput } from './exam.inputs';
import { correctionsOf, freezePaper } from '../paper';
import type { ExamInvitation } from '../attempt';

/** What the candidate agreed to and chose. */
interface Beginning {
  consent: ConsentInput | null;
  language: ContentLanguage;
}

/** What was set aside in the assessment counts for nobody who begins after it either; what an author made additional stays so. Whoever sets it aside waits for this. */
const setAside = `
  with aside as materialized (select question_id from set_aside_questions where assessment_id = $2 for key share)
  update attempt_questions q set is_additional = true, is_set_aside = true from aside s
  where q.attempt_id = $1 and s.question_id = q.question_id and not q.is_additional`;

/** An attempt with its frozen paper, nothing opened yet; null when the invitation has one already. */
export async function createAttempt(
  invitation: Omit<
    ExamInvitation,
    'language' | 'candidateFirstName' | 'isTokenValid' | 'isCompleted' | 'opensAt' | 'expiresAt'
  >,
  paper: Paper,
  now: Date,
  papers: Pick<PaperSource, 'countDraws'>,
  manager: EntityManager,
  { consent, language }: Beginning = { consent: null, language: paper.settings.language },
): Promise<string | null> {
  const { ownerId, assessmentId, candidateId, extraTimePercent } = invitation;
  const id = randomUUID();
  const corrections = await correctionsOf(assessmentId, manager);
  const questions = freezePaper(paper, { id, extraTimePercent, corrections });
  const seconds = questions.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  const attempt = {
    id,
    ownerId,
    assessmentId,
    candidateId,
    extraTimePercent,
    invitationId: invitation.id,
    settings: paper.settings,
    language,
    questionCount: questions.length,
    ...consentedTo(consent, now),
    startedAt: now,
    expiresAt: expiryOf(now, seconds),
  };
  if (!(await insertOnce(attempt, manager))) return null;
  await manager.insert(AttemptQuestion, questions);
  await manager.query(setAside, [id, assessmentId]);
  await papers.countDraws(paper, manager);
  await markEnrolled(invitation.id, now, manager);
  return id;
}

function consentedTo(consent: ConsentInput | null, now: Date): Partial<Attempt> {
  return consent ? { consentVersion: consent.version, consentLanguage: consent.language, consentedAt: now } : {};
}

/** Of two starts at once one inserts; the other waits for its commit here and then finds the attempt. */
async function insertOnce(attempt: Partial<Attempt>, manager: EntityManager): Promise<boolean> {
  const insert = manager.createQueryBuilder().insert().into(Attempt).values(attempt).orIgnore().returning('id');
  const inserted = (await insert.execute()).raw as unknown[];
  return inserted.length > 0;
}
