import type { EntityManager } from 'typeorm';

/**
 * The order in which a transaction locks rows of these tables, and within a table by id; why it is this one is written in
 * docs/adr/0010-lock-order.md.
 */
export const lockOrder = [
  'users',
  'public_link_joins',
  'public_links',
  'assessments',
  'tests',
  'questions',
  'candidates',
  'attempts',
  'results',
  'invitations',
  'webhook_endpoints',
  'stored_files',
] as const;

export type OrderedTable = (typeof lockOrder)[number];

/** Locks all that a user owns in the given tables, table by table in that order. */
export async function lockOwned(
  manager: EntityManager,
  tables: readonly OrderedTable[],
  ownerId: string,
): Promise<void> {
  for (const table of lockOrder.filter((each) => tables.includes(each))) {
    await manager.query(lockOf(table), [ownerId]);
  }
}

const lockOf = (table: OrderedTable) =>
  `select from ${table} where owner_id = $1 order by ${table === 'results' ? 'attempt_id' : 'id'} for no key update`;
