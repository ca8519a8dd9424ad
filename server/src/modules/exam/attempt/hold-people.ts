import type { EntityManager } from 'typeorm';

const holdOwner = (table: string) =>
  `select from users where id = (select owner_id from ${table} where id = $1) for key share`;
const holdCandidate = (table: string) =>
  `select from candidates where id = (select candidate_id from ${table} where id = $1) for key share`;

/**
 * Whose records an attempt is among, and who takes it: before the row itself, because what is written next refers to both and would come to
 * them last, while a deletion or an erasure holds them and waits for the row (docs/adr/0010-lock-order.md).
 */
export async function holdPeopleOf(
  table: 'attempts' | 'invitations',
  id: string,
  manager: EntityManager,
): Promise<void> {
  await manager.query(holdOwner(table), [id]);
  await manager.query(holdCandidate(table), [id]);
}
