import type { EntityManager } from 'typeorm';
import { FollowedValue } from '../followed';

/** The id of the idempotency key under which the present request runs. */
const present = new FollowedValue<string>();

/** `onEnd` is given what has to be called when nothing of the request can commit any more. */
export function runRepeatable(id: string, onEnd: (end: () => void) => void, work: () => void): void {
  present.enter(id, onEnd, work);
}

/** Called in every transaction: whether it committed is what decides if the request may be done again. */
export async function markCommitted(manager: EntityManager, now: Date): Promise<void> {
  const id = present.get();
  if (id) await manager.query('update idempotency_keys set committed_at = $2 where id = $1', [id, now]);
}
