/** The question whose clock runs: one at most in an attempt, and none after it was handed in. */
export const isOpenAnswer = (alias: string) => `${alias}.closed_at is null and ${alias}.left_at is null`;

/** Seconds for which the clock of a question ran, pauses and absences left out; of an answer `a` to a question `q`. */
export const usedSeconds = `(q.duration_seconds - extract(epoch from a.closes_at - coalesce(a.left_at, a.closed_at)))`;
