import type { EntityManager } from 'typeorm';
import { holdPeopleOf } from '../../exam';
import type { Attempt } from '../../exam';
import type { Mark } from './mark.entity';
import { pointsOf } from './points';
import type { Result } from './result.entity';

/** Of an attempt, what its marks follow from. */
export type ScoredAttempt = Pick<
  Attempt,
  'id' | 'ownerId' | 'assessmentId' | 'candidateId' | 'state' | 'settings' | 'answersForgottenAt'
>;

const lockedAttempt = `
  select id, owner_id as "ownerId", assessment_id as "assessmentId", candidate_id as "candidateId", state, settings,
    answers_forgotten_at as "answersForgottenAt"
  from attempts where id = $1 for no key update`;

export async function lockScored(attemptId: string, manager: EntityManager): Promise<ScoredAttempt | null> {
  await holdPeopleOf('attempts', attemptId, manager);
  const [attempt] = await manager.query<ScoredAttempt[]>(lockedAttempt, [attemptId]);
  return attempt ?? null;
}

/**
 * Marks, the state that follows from them and the result. What a person wrote about an answer stays, whoever marks it: it is written beside
 * the attempt's lock. What is packed of the result is packed by its trigger.
 */
const writeOutcome = `
  with marked as (
    insert into marks (question_id, attempt_id, score, max_score, origin, explanation, derivation, marked_by, marked_at, revision)
    select question_id, $1, score, max_score, origin, explanation, derivation, null, null, revision
    from jsonb_to_recordset($2::jsonb) as mark (question_id uuid, score numeric, max_score numeric, origin mark_origin,
      explanation jsonb, derivation jsonb, revision integer)
    on conflict (question_id) do update set score = excluded.score, max_score = excluded.max_score, origin = excluded.origin,
      explanation = excluded.explanation, derivation = excluded.derivation,
      marked_by = null, marked_at = null, revision = excluded.revision
  ), moved as (
    update attempts set state = $3 where id = $1 and state <> $3
  ), said as (
    delete from withdrawn_feedback where attempt_id = $1 returning *
  )
  insert into results as kept (attempt_id, owner_id, assessment_id, candidate_id, score, total_score, percentage, status, is_disqualified,
    marked_at, overall_feedback, feedback_by, feedback_at, is_feedback_shared)
  select $1, owner_id, assessment_id, candidate_id, $4::numeric, $5::numeric, $6::integer, $7::result_status, $8::boolean, $9::timestamptz,
    said.text, said.given_by, said.given_at, coalesce(said.is_shared, false)
  from attempts left join said on true where id = $1
  on conflict (attempt_id) do update set score = excluded.score, total_score = excluded.total_score,
    percentage = excluded.percentage, status = excluded.status, is_disqualified = excluded.is_disqualified,
    marked_at = excluded.marked_at
  returning kept.attempt_id`;

/** A mark that a rule gave. */
export type RuleMark = Pick<
  Mark,
  'questionId' | 'score' | 'maxScore' | 'origin' | 'explanation' | 'derivation' | 'revision'
>;

export type ResultScore = Pick<
  Result,
  'score' | 'totalScore' | 'percentage' | 'status' | 'isDisqualified' | 'markedAt'
>;

export async function writeScore(
  manager: EntityManager,
  attempt: { id: string; state: Attempt['state'] },
  marks: readonly RuleMark[],
  { score, totalScore, percentage, status, isDisqualified, markedAt }: ResultScore,
): Promise<void> {
  await manager.query(writeOutcome, [
    attempt.id,
    JSON.stringify(marks.map(toMarkRow)),
    attempt.state,
    pointsOf(score),
    pointsOf(totalScore),
    percentage,
    status,
    isDisqualified,
    markedAt,
  ]);
}

export function toMarkRow({
  questionId,
  score,
  maxScore,
  origin,
  explanation,
  derivation,
  revision,
}: RuleMark): object {
  return {
    question_id: questionId,
    score: score === null ? null : pointsOf(score),
    max_score: pointsOf(maxScore),
    origin,
    explanation,
    derivation,
    revision,
  };
}
