import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { FollowedValue } from '../followed';

/** What was asked this often is asked again and again; what was not, is not worth the memory of every connection. */
const OFTEN = 4;
const MOST_NAMES = 250;
/** Rows whose columns are not named change with the schema under the feet of a kept plan. */
const OPEN_COLUMNS = /(\bselect\s+|\breturning\s+|\.)\*/i;

type Ask = (statement: unknown, values?: unknown, done?: unknown) => unknown;

const present = new FollowedValue<boolean>();
const asked = new Map<string, number>();
const names = new Map<string, string>();

/**
 * Within `work`, statements that come again and again are sent under a name, so that PostgreSQL parses and plans them once for each
 * connection. TypeORM names none, and of what a candidate does the planning was nearly half. Not for lists, whose best plan depends on
 * what is searched for.
 */
export function withNamedStatements<T>(work: () => Promise<T>): Promise<T> {
  return present.run(true, work);
}

/** Lets the connections of a pool hear of it. */
export function nameStatementsOf(pool: Pool): void {
  const known = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const connection = client as unknown as { query: Ask };
    const ask = connection.query.bind(connection);
    connection.query = (statement, values, done) => {
      const name = done === undefined && present.get() ? nameFor(statement, values) : undefined;
      return name ? ask({ name, text: statement, values }) : ask(statement, values, done);
    };
  });
}

function nameFor(statement: unknown, values: unknown): string | undefined {
  const isFit = typeof statement === 'string' && Array.isArray(values) && values.length > 0;
  return isFit ? nameOf(statement) : undefined;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const count = (asked.get(text) ?? 0) + 1;
  if (asked.size < 10 * MOST_NAMES) asked.set(text, count);
  if (count < OFTEN || OPEN_COLUMNS.test(text)) return undefined;
  const name = `mizan_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  asked.delete(text);
  return name;
}
