import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

/** The id of the idempotency key under which the present request runs. */
const present = new AsyncLocalStorage<string>();

export function runRepeatable(id: string, work: () => void): void {
  present.run(id, work);
}

/** Called in every transaction: whether it committed is what decides if the request may be done again. */
export async function markCommitted(manager: EntityManager, now: Date): Promise<void> {
  const id = present.getStore();
  if (id) await manager.query('update idempotency_keys set committed_at = $2 where id = $1', [id, now]);
}
