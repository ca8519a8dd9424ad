import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Paper, PaperSource } from '../../assessments';
import type { ContentLanguage } from '../../questions';
import { AttemptQuestion, Attempt, markEnrolled, expiryOf } from '../attempt';
import type { ConsentInput } from './exam.inputs';
import { correctionList, freezePaper, withCorrectedKeys } from '../paper';
import type { StandingCorrection } from '../paper';
import type { ExamInvitation } from '../attempt';

/** What the candidate agreed to and chose. */
interface Beginning {
  consent: ConsentInput | null;
  language: ContentLanguage;
}

interface Remarked {
  corrections: StandingCorrection[] | null;
  /** What was set aside. */
  aside: string[] | null;
}

/** Of those who sat before. Holds for whoever begins after it too, so whoever marks again waits for the end of the transaction that reads this. */
const remarked = `
  with aside as materialized (select question_id from set_aside_questions where assessment_id = $1 for key share)
  select (select array_agg(question_id) from aside) as aside, ${correctionList('$1')} as corrections`;

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
  const questions = freezePaper(paper, { id, extraTimePercent });
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
  const [held] = await manager.query<Remarked[]>(remarked, [assessmentId]);
  await manager.insert(AttemptQuestion, asRemarked(questions, held));
  await papers.countDraws(paper, manager);
  await markEnrolled(invitation.id, now, manager);
  return id;
}

/** What an author made additional stays so. */
function asRemarked(questions: readonly AttemptQuestion[], held: Remarked | undefined): AttemptQuestion[] {
  return withCorrectedKeys(questions, held?.corrections ?? null).map((question) => {
    const isSetAside = !question.isAdditional && (held?.aside?.includes(question.questionId) ?? false);
    return Object.assign(question, { isSetAside, isAdditional: question.isAdditional || isSetAside });
  });
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
