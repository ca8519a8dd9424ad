import type { EntityManager } from 'typeorm';
import { allottedSeconds, closeOf, deadlineIn } from './fold-ledger';
import type { AttemptTimes } from './fold-ledger';
import { timesOf } from './time-ledger.queries';

const keepQuestions = `
  update attempt_questions q set duration_seconds = given.seconds, added_seconds = given.added
  from unnest($2::uuid[], $3::int[], $4::int[]) as given (id, seconds, added)
  where q.attempt_id = $1 and q.id = given.id and (q.duration_seconds, q.added_seconds) <> (given.seconds, given.added)`;

/** Held by id first, since a save may bring several of them. */
const keepCloses = `
  with held as materialized (select question_id from answers where attempt_id = $1 order by question_id for no key update)
  update answers a set closes_at = given.closes_at
  from unnest($2::uuid[], $3::timestamptz[]) as given (id, closes_at)
  where a.attempt_id = $1 and a.question_id = given.id and a.closes_at <> given.closes_at and (select count(*) from held) > 0`;

const keepAttempt = `
  update attempts set expires_at = coalesce($2, expires_at), paused_at = $3, extra_time_percent = $4 where id = $1`;

/**
 * Writes down what the ledger says now where saves, closings and screens read it. The ledger is the truth; these columns are
 * its memory, so that a save costs one look at one row. The caller holds the attempt's lock.
 */
export async function keepTimes(manager: EntityManager, attemptId: string): Promise<AttemptTimes> {
  const times = await timesOf(attemptId, manager);
  const questions = [...times.questions.values()];
  const ids = questions.map(({ questionId }) => questionId);
  const added = questions.map(({ addedSeconds }) => addedSeconds);
  await manager.query(keepQuestions, [attemptId, ids, questions.map(allottedSeconds), added]);
  const opened = questions.filter(({ openedAt }) => openedAt !== null);
  await manager.query(keepCloses, [attemptId, opened.map(({ questionId }) => questionId), opened.map(closeOf)]);
  await manager.query(keepAttempt, [attemptId, deadlineIn(times), times.pausedAt, times.percent]);
  return times;
}
