import type { EntityManager } from 'typeorm';

const questionOfPlace = 'select id from attempt_questions where attempt_id = $1 and position = $2';

/** Null for no place. */
export async function questionAt(
  attemptId: string,
  position: number | null,
  manager: EntityManager,
): Promise<string | null> {
  const [row] = await manager.query<{ id: string }[]>(questionOfPlace, [attemptId, position]);
  return row?.id ?? null;
}
