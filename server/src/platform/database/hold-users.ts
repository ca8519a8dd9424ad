import type { EntityManager } from 'typeorm';

const hold = 'select from users where id = $1 for key share';

/**
 * Nobody deletes this user, or hands over what is theirs, until the transaction ends. Taken before any lock of a record
 * (docs/adr/0010-lock-order.md). @returns false when they are gone already.
 */
export async function holdUser(manager: EntityManager, userId: string): Promise<boolean> {
  return (await manager.query<unknown[]>(hold, [userId])).length > 0;
}

/** Two changes of one user's own things wait for each other here, so that both cannot be the last that fits. */
export async function queueOfUser(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('select from users where id = $1 for no key update', [userId]);
}
