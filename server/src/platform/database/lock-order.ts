import type { EntityManager } from 'typeorm';

/**
 * The order in which a transaction locks rows of these tables, and within a table by id, but for candidates, who are locked by address as by whoever
 * invites them; why it is this one is written in docs/adr/0010-lock-order.md.
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
  'answers',
  'results',
  'invitations',
  'assessment_exports',
  'webhook_endpoints',
  'stored_files',
] as const;

type OrderedTable = (typeof lockOrder)[number];

/** Of each table a condition on rows of it. */
export type RowsOfTables = Partial<Record<OrderedTable, string>>;

export interface RowsToLock {
  /** That are about to be changed. */
  locks: RowsOfTables;
}

/** Locks them table by table in that order. A condition names the first parameter, and others where it needs them. */
export async function lockInOrder(
  manager: EntityManager,
  rows: readonly RowsToLock[],
  parameters: readonly unknown[],
): Promise<void> {
  const lock = async (table: OrderedTable, condition: string | undefined) => {
    if (condition === undefined) return;
    const text = `select from ${table} where ${condition} order by ${keys[table] ?? 'id'} for no key update`;
    await manager.query(
      text,
      parameters.filter((_, index) => text.includes(`$${index + 1}`)),
    );
  };
  for (const table of lockOrder) {
    for (const { locks } of rows) await lock(table, locks[table]);
  }
}

/** By which rows are put in order, where it is not their id. */
const keys: Partial<Record<OrderedTable, string>> = {
  candidates: 'lower(email)',
  answers: 'question_id',
  results: 'attempt_id',
};
