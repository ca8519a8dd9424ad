import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';

type Ask = (text: string, values?: unknown[]) => Promise<unknown>;

/** The parts of the runner that TypeORM does not publish: its connection, through which every statement goes. */
interface Runner {
  databaseConnection: { query: Ask };
}

/** What was asked this often is asked again and again; what was not, is not worth the memory of every connection. */
const OFTEN = 4;
const MOST_NAMES = 250;
/** Rows whose columns are not named change with the schema under the feet of a kept plan. */
const OPEN_COLUMNS = /(\bselect\s+|\breturning\s+|\.)\*/i;

const asked = new Map<string, number>();
const names = new Map<string, string>();

/**
 * Within `work`, statements that come again and again are sent under a name, so that PostgreSQL parses and plans them once for each
 * connection. TypeORM names none, and of a short transaction the planning was nearly half.
 */
export async function withNamedStatements<T>(manager: EntityManager, work: () => Promise<T>): Promise<T> {
  const runner = manager.queryRunner as unknown as Runner;
  const connection = runner.databaseConnection;
  const ask = connection.query.bind(connection) as (statement: unknown, values?: unknown[]) => Promise<unknown>;
  const named: Ask = (text, values) => {
    const name = values && values.length > 0 ? nameOf(text) : undefined;
    return name ? ask({ name, text, values }) : ask(text, values);
  };
  connection.query = named;
  try {
    return await work();
  } finally {
    // The connection's own method stands on its prototype.
    Reflect.deleteProperty(connection, 'query');
  }
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
