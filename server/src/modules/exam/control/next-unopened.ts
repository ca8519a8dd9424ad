import type { EntityManager } from 'typeorm';

const nextQuestion = `
  select q.id from attempt_questions q join attempts t on t.id = q.attempt_id
  where q.attempt_id = $1 and q.position = t.position + 1`;

/** Read after the moves of the same transaction. */
export async function nextUnopened(attemptId: string, manager: EntityManager): Promise<string | null> {
  const [row] = await manager.query<{ id: string }[]>(nextQuestion, [attemptId]);
  return row?.id ?? null;
}
