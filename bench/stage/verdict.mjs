import { textOf } from './candidate.mjs';

/** What the server takes in for the mark after the end of a question, for a slow line. */
export const GRACE_MS = Number(process.env.MIZAN_SAVE_GRACE_SECONDS ?? 2) * 1000;

/**
 * Compares what candidates were told with what is stored.
 *
 * @param {import('./stage.mjs').Stage} stage
 * @param {import('./candidate.mjs').Candidate[]} candidates
 * @returns {Promise<{ acknowledged: number, lost: number, secondsGained: number }>} `acknowledged` and `lost` count saves and answers;
 *   `secondsGained` is what questions stayed open, or took answers for the mark, beyond their time, which a pause stops
 */
export async function judge(stage, candidates) {
  const answers = await stage.query(
    `select answers.question_id as id, revision, value ->> 'text' as text, saved_at as "savedAt",
       late_revision as "lateRevision", late_value ->> 'text' as "lateText", opened_at as "openedAt",
       closes_at as "closesAt", closed_at as "closedAt", duration_seconds as "durationSeconds",
       least(closes_at, paused_at) as "takesUntil",
       (select coalesce(extract(epoch from sum(at - began)) * 1000, 0)::float8 from (
          select kind, at, lag(at) over (order by number) as began from time_ledger
          where attempt_id = attempts.id and kind in ('paused', 'resumed')
        ) pauses where kind = 'resumed' and began between opened_at and coalesce(closed_at, 'infinity')) as "pausedMs"
     from answers join attempt_questions on attempt_questions.id = answers.question_id
       join attempts on attempts.id = answers.attempt_id`,
  );
  const stored = new Map(answers.map((answer) => [answer.id, answer]));
  return {
    acknowledged: candidates.reduce((sum, candidate) => sum + candidate.acknowledgements, 0),
    lost: candidates.reduce((sum, candidate) => sum + lostBy(candidate, stored), 0),
    secondsGained: Math.round(answers.reduce((sum, answer) => sum + millisecondsGained(answer), 0) / 1000),
  };
}

function lostBy({ acknowledged, acknowledgedLate, broken }, stored) {
  const inTime = [...acknowledged].filter(([id, revision]) => !holds(stored.get(id), revision));
  // What was late once may have been overtaken by what counts.
  const late = [...acknowledgedLate].filter(
    ([id, revision]) => !holds(stored.get(id), revision) && !holdsLate(stored.get(id), revision),
  );
  return inTime.length + late.length + broken.length;
}

function holds(answer, least) {
  return answer !== undefined && answer.revision >= least && answer.text === textOf(answer.revision);
}

function holdsLate(answer, least) {
  return answer !== undefined && answer.lateRevision >= least && answer.lateText === textOf(answer.lateRevision);
}

function millisecondsGained({ openedAt, closesAt, closedAt, savedAt, takesUntil, pausedMs, durationSeconds }) {
  const allowed = openedAt.getTime() + durationSeconds * 1000 + pausedMs;
  const end = Math.max(closesAt.getTime(), closedAt?.getTime() ?? 0);
  const taken = savedAt ? savedAt.getTime() - takesUntil.getTime() - GRACE_MS : 0;
  return Math.max(0, end - allowed) + Math.max(0, taken);
}
