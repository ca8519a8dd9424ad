import type { EntityManager } from 'typeorm';
import type { Role } from '../../../platform/access';
import { ORGANIZATION_ID, LastSuperAdmin } from '../user';

const queueUp = `select pg_advisory_xact_lock(hashtextextended('super-admins', 0))`;
const another = `select from users where role = 'super-admin' and is_verified and id <> all($1::uuid[]) limit 1`;

/**
 * Of two super-admins who remove each other the second finds that only one is left. Comes before any lock of a user.
 * @throws LastSuperAdmin
 */
export async function keepOneSuperAdmin(manager: EntityManager, leaving: { id: string; role: Role }): Promise<void> {
  if (leaving.role !== 'super-admin') return;
  await manager.query(queueUp);
  if ((await manager.query<unknown[]>(another, [[leaving.id, ORGANIZATION_ID]])).length === 0)
    throw new LastSuperAdmin();
}
