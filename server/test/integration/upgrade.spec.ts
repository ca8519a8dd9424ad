import { DataSource } from 'typeorm';
import { StartupProblem } from '../../src/platform/config';
import { migrate } from '../../src/platform/database';
import { migrations } from '../../src/platform/database/migrations';
import { createTestApp, graphql } from '../kit';
import type { TestApp } from '../kit';
import { createEmptyDatabase } from '../kit/database';
import { patientOptions } from '../kit/data-source';
import type { EmptyDatabase } from '../kit/database';
import { fillOldest } from '../fixtures/oldest-data';

const stampOf = (name: string) => name.slice(-13);
/** By their time, as they are run. */
const inOrder = [...migrations].sort((a, b) => stampOf(a.name).localeCompare(stampOf(b.name)));

async function connect(url: string, known: DataSource['options']['migrations'] = migrations): Promise<DataSource> {
  // As long as it takes, as where a server migrates.
  return new DataSource({ ...patientOptions(url, 2), migrations: known }).initialize();
}

/** Every column, constraint, index, trigger and function that there is. */
async function shapeOf(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ part: string }[]>(`
    select 'column ' || table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable || ' ' || coalesce(column_default, '') as part
      from information_schema.columns where table_schema = 'public'
    union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'function ' || pg_get_functiondef(p.oid) from pg_proc p
      where pronamespace = 'public'::regnamespace and prokind = 'f'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all select 'enum ' || t.typname || ' ' || string_agg(e.enumlabel, ',' order by e.enumlabel)
      from pg_enum e join pg_type t on t.oid = e.enumtypid group by t.typname
    order by part`);
  return rows.map(({ part }) => part);
}

async function countsOf(dataSource: DataSource, wanted: Record<string, number>): Promise<Record<string, number>> {
  const rows = await dataSource.query<{ name: string; count: number }[]>(
    `select name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', name), false, true, '')))[1]::text::int as count
     from unnest($1::text[]) name`,
    [Object.keys(wanted)],
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

describe('a database that the oldest version filled', () => {
  let database: EmptyDatabase;
  let app: TestApp | undefined;
  beforeEach(async () => (database = await createEmptyDatabase()));
  afterEach(async () => {
    await app?.close();
    app = undefined;
    await database.drop();
  });

  it('comes to the newest with all that was in it, and the program works on it', async () => {
    const oldest = await connect(database.url, [inOrder[0]!]);
    await oldest.runMigrations();
    const filled = await fillOldest(oldest);
    await oldest.destroy();
    await migrate(database.url);
    const newest = await connect(database.url);
    expect(await countsOf(newest, filled.counts)).toEqual(filled.counts);
    await newest.destroy();
    app = await createTestApp({ DATABASE_URL: database.url });
    const owner = await app.as.user(filled.user);
    const seen = await owner.data(
      graphql(`
        query Upgrade_assessment($a: ID!) {
          assessment(id: $a) { title }
          candidates(first: 5) { edges { node { candidate { firstName email } } } }
        }
      `),
      { a: filled.assessmentId },
    );
    expect(seen).toEqual({
      assessment: { title: 'An old assessment' },
      candidates: { edges: [{ node: { candidate: { firstName: 'Noor', email: 'noor@example.com' } } }] },
    });
  });

  it('goes back from the newest to the oldest, and forward again to the same shape', async () => {
    const oldest = await connect(database.url, [inOrder[0]!]);
    await oldest.runMigrations();
    const shape = await shapeOf(oldest);
    const filled = await fillOldest(oldest);
    await oldest.destroy();
    const newest = await connect(database.url);
    await newest.runMigrations();
    const whole = await shapeOf(newest);
    for (const _ of inOrder.slice(1)) await newest.undoLastMigration();
    expect(await shapeOf(newest)).toEqual(shape);
    expect(await countsOf(newest, filled.counts)).toEqual(filled.counts);
    await newest.runMigrations();
    expect(await shapeOf(newest)).toEqual(whole);
    await newest.destroy();
  });

  it('is left alone by a version that is older than it is', async () => {
    await migrate(database.url);
    const newest = await connect(database.url);
    const unknown = 'SomethingNew1999999999999';
    await newest.query('insert into migrations ("timestamp", name) values ($1, $2)', [1_999_999_999_999, unknown]);
    const shape = await shapeOf(newest);
    const refusal: unknown = await migrate(database.url).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartupProblem);
    expect((refusal as StartupProblem).lines).toEqual([expect.stringContaining(unknown)]);
    expect(await shapeOf(newest)).toEqual(shape);
    await newest.destroy();
  });
});

it('has a name for each migration that no other has, and that ends with its time', () => {
  const stamps = inOrder.map(({ name }) => stampOf(name));
  expect(new Set(stamps).size).toBe(stamps.length);
  expect(stamps.every((stamp) => /^\d{13}$/.test(stamp))).toBe(true);
});
