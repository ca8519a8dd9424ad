import type { DataSource } from 'typeorm';

interface Table {
  /** Copies its rows aside. */
  keep: string;
  /** Brings the copied rows back; a generated column is computed anew. */
  fill: string;
}

const ALL = `relkind = 'r' and
  (relnamespace = 'public'::regnamespace or pg_class.oid = 'graphile_worker._private_jobs'::regclass)`;
const TABLES = `
  select format('create table kept_rows.%I as table %s', relname, oid::regclass) as keep,
    format('insert into %s (%s) overriding system value select %2$s from kept_rows.%I', oid::regclass, columns, relname) as fill
  from pg_class, lateral (
    select string_agg(format('%I', attname), ', ' order by attnum) as columns from pg_attribute
    where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as writable
  where ${ALL} and query_to_xml(format('select from %s limit 1', oid::regclass), false, true, '')::text <> ''`;
const EMPTY = `select format('truncate %s', string_agg(oid::regclass::text, ', ')) as text from pg_class where ${ALL}`;

/**
 * Keeps what every table holds now, and gives what puts it back. A test that needs an installation to itself gets one in the time of a
 * few statements, where another application takes a second of processor.
 */
export async function keepTables(owner: DataSource): Promise<() => Promise<void>> {
  const filled = await owner.query<Table[]>(TABLES);
  const [empty] = await owner.query<{ text: string }[]>(EMPTY);
  await owner.query('create schema kept_rows');
  for (const { keep } of filled) await owner.query(keep);
  return () =>
    owner.transaction(async (manager) => {
      // Neither triggers nor foreign keys: rows come back as they were, in any order.
      await manager.query('set local session_replication_role = replica');
      await manager.query(empty!.text);
      for (const { fill } of filled) await manager.query(fill);
    });
}
