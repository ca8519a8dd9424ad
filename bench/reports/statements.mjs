import pg from 'pg';
import { built } from '../stage/services.mjs';

const { dataSourceOptions } = built('platform/database/data-source');

/** A table of fewer rows is read as quickly as an index of it. */
const LARGE = 20_000;
/** Of a large table, in one scan. */
const MOST_OF_A_TABLE = 0.3;

/** What this process asks of PostgreSQL, and how PostgreSQL answers it. */
export class Statements {
  /** @type {Map<string, unknown[]> | undefined} */
  heard = undefined;

  constructor(url) {
    this.url = url;
    this.listen();
  }

  /** Every statement of every connection passes by here, before it is sent. */
  listen() {
    const { query } = pg.Client.prototype;
    const hear = (statement, values) => {
      const text = typeof statement === 'string' ? statement : statement?.text;
      if (/^\s*(select|with)\b/i.test(text ?? '')) this.heard?.set(text, statement?.values ?? values ?? []);
    };
    /** @param {any[]} asked */
    pg.Client.prototype.query = function listened(...asked) {
      hear(asked[0], Array.isArray(asked[1]) ? asked[1] : undefined);
      return query.apply(this, asked);
    };
  }

  /**
   * Which large tables `call` reads whole, by whatever way.
   *
   * @param {() => Promise<unknown>} call
   * @returns {Promise<string[]>}
   */
  async tablesReadBy(call) {
    this.heard = new Map();
    await call();
    const asked = [...this.heard];
    this.heard = undefined;
    const database = new pg.Client({
      connectionString: this.url,
      options: dataSourceOptions(this.url, 1).extra.options,
    });
    await database.connect();
    try {
      const sizes = await sizesOf(database);
      const found = [];
      for (const [text, values] of asked) found.push(...(await readWhole(database, sizes, text, values)));
      return [...new Set(found)];
    } finally {
      await database.end();
    }
  }
}

/** @returns {Promise<Map<string, number>>} rows of each table */
async function sizesOf(database) {
  const { rows } = await database.query(`select relname as name, reltuples as size from pg_class where relkind = 'r'`);
  return new Map(rows.map(({ name, size }) => [name, size]));
}

async function readWhole(database, sizes, text, values) {
  await database.query('begin read only');
  try {
    const { rows } = await database.query(`explain (analyze, timing off, format json) ${text}`, values);
    return scansOf(rows[0]['QUERY PLAN'][0].Plan)
      .filter(({ table, rows: read }) => sizes.get(table) >= LARGE && read > MOST_OF_A_TABLE * sizes.get(table))
      .map(({ table, node }) => `${table} (${node})`);
  } catch (error) {
    // What writes is no list.
    if (error.code === '25006') return [];
    throw error;
  } finally {
    await database.query('rollback');
  }
}

/** @returns {{ table: string, node: string, rows: number }[]} */
function scansOf(plan) {
  const own = plan['Relation Name'] ? [scanOf(plan)] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scansOf)];
}

function scanOf(plan) {
  const filtered = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const rows = (plan['Actual Rows'] + filtered) * plan['Actual Loops'];
  return { table: plan['Relation Name'], node: plan['Node Type'], rows };
}
