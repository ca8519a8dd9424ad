import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import type { SqlFragment } from '../access';
import { InvalidInput } from '../errors';
import { decodeCursor, pageSize } from '../graphql';
import type { PageArgs } from '../graphql';
import { ListConditions } from './list-conditions';

export interface ListOrder {
  /** SQL expression; ties are broken by the id. */
  key: string;
  /** That of the key itself: an index is of no use where one is compared with another. */
  type: 'text' | 'timestamptz' | 'numeric' | 'integer';
  isDescending: boolean;
  /** The key is of another table than the id: said once more by itself, so that an index on it leads to the page. */
  isJoined?: boolean;
}

export interface IdWithKey {
  id: string;
  /** As it travels in a cursor. */
  key: string;
}

export interface PageOfIds {
  /** One more than `size` when there is a next page. */
  rows: IdWithKey[];
  size: number;
  /** Never more than what is worth counting. Apart, because it may cost more than the page: only where somebody asks for it. */
  totalCount: () => Promise<number>;
}

/** How a key travels in a cursor without losing anything: moments as microseconds since 1970. */
const keys = {
  text: {
    write: (key: string) => key,
    read: (param: string) => `${param}::text`,
    pattern: /^[^\0]*$/u,
  },
  numeric: {
    write: (key: string) => `${key}::text`,
    read: (param: string) => `${param}::numeric`,
    pattern: /^-?\d{1,12}(?:\.\d{1,6})?$/u,
  },
  integer: {
    write: (key: string) => `${key}::text`,
    read: (param: string) => `${param}::integer`,
    pattern: /^-?\d{1,9}$/u,
  },
  timestamptz: {
    write: (key: string) => `(extract(epoch from ${key}) * 1000000)::bigint::text`,
    read: (param: string) => `timestamptz 'epoch' + ${param}::bigint * interval '1 microsecond'`,
    pattern: /^\d{1,18}$/u,
  },
};

/** One page of a table's ids by keyset: as quick on the last page as on the first. */
export async function pageOfIds(
  dataSource: DataSource,
  table: string,
  conditions: ListConditions,
  order: ListOrder,
  page: Pick<PageArgs, 'first' | 'after'>,
  /** Where the same rows can be counted with fewer joins. */
  countedTable = table,
): Promise<PageOfIds> {
  const size = pageSize(page);
  const counted = conditions.copy();
  if (page.after) conditions.add(following(order, page.after, conditions.nextParam));
  const rows = await readRows(dataSource, table, conditions, order, size + 1);
  const isWhole = !page.after && rows.length <= size;
  const totalCount = () => (isWhole ? Promise.resolve(rows.length) : countRows(dataSource, countedTable, counted));
  return { rows, size, totalCount };
}

/**
 * The page of each of several parents, whose ids the rows have in `column`: one statement, however many they are.
 * A parent without rows has an empty page.
 */
export async function pagesOfParents(
  dataSource: DataSource,
  { table, column, order }: { table: string; column: string; order: ListOrder },
  parentIds: readonly string[],
  page: Pick<PageArgs, 'first' | 'after'>,
): Promise<Map<string, PageOfIds>> {
  const size = pageSize(page);
  const rows = await readRowsOfParents(dataSource, { table, column, order }, parentIds, { size, after: page.after });
  return new Map(
    parentIds.map((id) => {
      const counted = new ListConditions().equals(column, id);
      const own = rows.filter(({ parentId }) => parentId === id);
      return [id, { rows: own, size, totalCount: () => countRows(dataSource, table, counted) }];
    }),
  );
}

function readRowsOfParents(
  dataSource: DataSource,
  { table, column, order }: { table: string; column: string; order: ListOrder },
  parentIds: readonly string[],
  { size, after }: { size: number; after: string | undefined },
) {
  const { key, type, isDescending } = order;
  const direction = isDescending ? 'desc' : 'asc';
  const conditions = new ListConditions();
  const parents = conditions.value(parentIds);
  if (after) conditions.add(following(order, after, conditions.nextParam));
  const text = `
    select parent.id as "parentId", found.id, found.key from unnest(${parents}::uuid[]) parent (id) cross join lateral (
      select id, ${keys[type].write(key)} as key, ${key} as place from ${table}
      where ${column} = parent.id and ${conditions.sql} order by ${key} ${direction}, id ${direction} limit ${size + 1}
    ) found order by found.place ${direction}, found.id ${direction}`;
  return dataSource.query<(IdWithKey & { parentId: string })[]>(text, conditions.values);
}

async function countRows(
  dataSource: DataSource,
  table: string,
  { sql, values, mostCounted }: ListConditions,
): Promise<number> {
  const counted = `select from ${table} where ${sql} limit ${mostCounted}`;
  const text = `select count(*)::int as count from (${counted}) counted`;
  const [row] = await dataSource.query<{ count: number }[]>(text, values);
  return row?.count ?? 0;
}

function readRows(
  dataSource: DataSource,
  table: string,
  { sql, values }: ListConditions,
  order: ListOrder,
  limit: number,
) {
  const { key, type, isDescending } = order;
  const direction = isDescending ? 'desc' : 'asc';
  const text = `
    select id, ${keys[type].write(key)} as key from ${table} where ${sql}
    order by ${key} ${direction}, id ${direction} limit ${limit}`;
  return dataSource.query<IdWithKey[]>(text, values);
}

function following({ key, type, isDescending, isJoined }: ListOrder, after: string, firstParam: number): SqlFragment {
  const [value, id] = decodeCursor(after, 2);
  if (typeof value !== 'string' || !keys[type].pattern.test(value) || !isUUID(id))
    throw InvalidInput.at('after', 'cursor');
  const sign = isDescending ? '<' : '>';
  const place = `(${keys[type].read(`$${firstParam}`)}, $${firstParam + 1}::uuid)`;
  const bound = isJoined ? `${key} ${sign}= ${keys[type].read(`$${firstParam}`)} and ` : '';
  return { sql: `${bound}(${key}, id) ${sign} ${place}`, params: [value, id] };
}
