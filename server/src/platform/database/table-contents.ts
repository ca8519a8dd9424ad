import type { QueryRunner } from 'typeorm';

interface Column {
  /** Values that are not null. */
  filled: number;
  /** The same for the same values in whatever order; null without any. */
  digest: string | null;
}

interface Table {
  rows: number;
  columns: Map<string, Column>;
}

/** What stands in the tables of the program, by their names. */
type Contents = Map<string, Table>;

const questions = `
  select c.relname as name,
    format('select count(*)::int as rows, array[%s]::json[] as columns from %I', string_agg(format(
        'json_build_object(''name'', %L, ''filled'', count(%I), ''digest'', sum(hashtextextended(%I::text, 0))::text)',
        a.attname, a.attname, a.attname), ', ' order by a.attnum), c.relname) as text
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    and c.relname <> 'migrations'
  group by c.relname order by c.relname`;

/** Reads every table once. */
export async function tableContents(runner: QueryRunner): Promise<Contents> {
  const contents: Contents = new Map();
  const asked = (await runner.query(questions)) as { name: string; text: string }[];
  for (const { name, text } of asked) contents.set(name, await tableOf(runner, text));
  return contents;
}

interface Counted {
  rows: number;
  columns: (Column & { name: string })[];
}

async function tableOf(runner: QueryRunner, text: string): Promise<Table> {
  const [{ rows, columns }] = (await runner.query(text)) as [Counted];
  return { rows, columns: new Map(columns.map(({ name, filled, digest }) => [name, { filled, digest }])) };
}

/** A line for whatever stood there before and stands there no longer as it was. */
export function lossesBetween(before: Contents, after: Contents): string[] {
  return [...before].flatMap(([name, table]) => {
    if (table.rows === 0) return [];
    const kept = after.get(name);
    if (!kept) return [`table ${name}: goes with ${table.rows} rows`];
    if (kept.rows < table.rows) return [`table ${name}: ${table.rows - kept.rows} of ${table.rows} rows go`];
    return columnLosses(name, table, kept);
  });
}

function columnLosses(name: string, before: Table, after: Table): string[] {
  return [...before.columns].flatMap(([column, { filled, digest }]) => {
    if (filled === 0) return [];
    const kept = after.columns.get(column);
    if (!kept) return [`column ${name}.${column}: goes with ${filled} values`];
    if (kept.filled < filled) return [`column ${name}.${column}: ${filled - kept.filled} of ${filled} values go`];
    return kept.digest === digest ? [] : [`column ${name}.${column}: values change`];
  });
}
