import type { EntityManager } from 'typeorm';
import type { Role } from '../../../platform/access';
import { LastSuperAdmin } from '../identity.errors';

const lock = `
  select id, role from users
  where id::text = any($1::text[]) or ($2 and role = 'super-admin' and is_verified) order by id for update`;

/**
 * Locks the user who is to go, and everybody else whom it concerns, in one order everywhere, so that two such changes queue
 * up. A super-admin brings all the others along: of two who remove each other the second finds that only one is left.
 * @throws LastSuperAdmin
 */
export async function lockUsers(
  manager: EntityManager,
  leaving: { id: string; role: Role },
  others: string[] = [],
): Promise<void> {
  const isSuperAdmin = leaving.role === 'super-admin';
  const locked = await manager.query<{ id: string; role: Role }[]>(lock, [[leaving.id, ...others], isSuperAdmin]);
  const remaining = locked.some(({ id, role }) => role === 'super-admin' && id !== leaving.id);
  if (isSuperAdmin && !remaining) throw new LastSuperAdmin();
}
