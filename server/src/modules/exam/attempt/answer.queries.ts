/** The question whose clock runs: one at most in an attempt, and none after it was handed in. */
export const isOpenAnswer = (alias: string) => `${alias}.closed_at is null and ${alias}.left_at is null`;

/** Seconds for which the clock of a question ran, pauses and absences left out; of an answer `a` to a question `q`. */
export const usedSeconds = `(q.duration_seconds - extract(epoch from a.closes_at - coalesce(a.left_at, a.closed_at)))`;

/** SQL: the question `q` of the attempt `t` in the other language, with whether its answer `a` was given in that one. */
export const otherLanguage = `
  case when q.translation is not null then jsonb_build_object('content', q.translation -> 'content',
    'answerKey', q.translation -> 'answerKey',
    'isGivenIn', q.translation ->> 'language' = coalesce(a.language, t.language)::text) end`;
