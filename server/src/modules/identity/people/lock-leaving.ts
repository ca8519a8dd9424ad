import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { holdUser } from '../../../platform/database';
import { Unauthenticated } from '../../../platform/errors';

const lock = 'select from users where id = $1 for update';

/**
 * Locks the user who is to go and holds whoever deletes them and whoever receives what was theirs, in the order of their ids.
 * @throws Unauthenticated when whoever deletes has been deleted in that very moment.
 */
export async function lockLeaving(
  manager: EntityManager,
  leavingId: string,
  viewerId: string,
  receiverId: string | null,
): Promise<void> {
  const others = [viewerId, receiverId ?? viewerId].filter((id) => isUUID(id));
  for (const id of [leavingId, ...others].sort()) {
    if (id === leavingId) await manager.query(lock, [id]);
    else if (!(await holdUser(manager, id)) && id === viewerId) throw new Unauthenticated();
  }
}
