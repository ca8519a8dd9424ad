import { Client } from 'pg';
import { AppConfig, StartupProblem } from '../../src/platform/config';
import { migrate } from '../../src/platform/database';
import { createMigrationSource } from '../../src/platform/database/data-source';
import { migrations } from '../../src/platform/database/migrations';
import { migrateOnly } from '../../src/platform/process/migrate-only';
import { openDatabase } from '../../src/platform/process/open-database';
import { createTestApp } from '../kit';
import type { TestApp } from '../kit';
import { aMarkedAttempt, rightAnswer } from '../kit/builders/results';
import { createEmptyDatabase } from '../kit/database';
import type { EmptyDatabase } from '../kit/database';

const FORMER = 'KeptPackingPlan1763822000000';
const stampOf = (name: string) => name.slice(-13);
const names = migrations.map(({ name }) => name).sort((a, b) => stampOf(a).localeCompare(stampOf(b)));
const later = names.slice(names.indexOf(FORMER) + 1).reverse();

let database: EmptyDatabase;
let app: TestApp | undefined;
let client: Client;
beforeEach(async () => {
  database = await createEmptyDatabase();
  await migrate(database.url);
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  await client.end();
  await database.drop();
});

const configFor = (DATABASE_URL: string, given: Record<string, string> = {}) =>
  AppConfig.load({ DATABASE_URL, MIZAN_SECRET: 'long enough, and never guessed by anybody', ...given });
const command = (...words: string[]) => migrateOnly(configFor(database.url), words);
const refusalOf = async (work: Promise<unknown>): Promise<string[]> => {
  const error: unknown = await work.catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(StartupProblem);
  return (error as StartupProblem).lines;
};

async function one<Value>(text: string, values: unknown[] = []): Promise<Value> {
  const { rows } = await client.query<Record<string, Value>>(text, values);
  return Object.values(rows[0]!)[0] as Value;
}

/** Tables with their columns and types, as text. */
const shape = (url = client) =>
  url
    .query<{ part: string }>(
      `select table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable as part
       from information_schema.columns where table_schema = 'public' order by part`,
    )
    .then(({ rows }) => rows.map(({ part }) => part));
const applied = async () =>
  (await client.query<{ name: string }>('select name from migrations order by "timestamp" desc')).rows.map(
    ({ name }) => name,
  );

/** Somebody who sat an exam, two letters of somebody's, and a brand. */
async function fill(): Promise<{ userId: string; answers: number }> {
  app = await createTestApp({ DATABASE_URL: database.url });
  const { user } = await app.as.hr();
  await aMarkedAttempt(app, user, [rightAnswer()]);
  await app.close();
  app = undefined;
  for (const name of ['Yes', 'No']) {
    const words = [user.id, name, 'Subject', 'Text', 'موضوع', 'نص'];
    const put = `insert into saved_replies (user_id, name, subject_en, text_en, subject_ar, text_ar) values ($1, $2, $3, $4, $5, $6)`;
    await client.query(put, words);
  }
  await client.query('insert into brands (owner_id, name, changed_at) values ($1, $2, now())', [user.id, 'A company']);
  return { userId: user.id, answers: await one('select count(*)::int from answers') };
}

/** What a version that ends with the former migration makes of an empty database. */
async function formerShape(): Promise<string[]> {
  const other = await createEmptyDatabase();
  const source = createMigrationSource(other.url);
  source.setOptions({ migrations: migrations.filter(({ name }) => !later.includes(name)) });
  await source.initialize();
  await source.runMigrations();
  await source.destroy();
  const reader = new Client({ connectionString: other.url });
  await reader.connect();
  const parts = await shape(reader);
  await reader.end();
  await other.drop();
  return parts;
}

describe('going back to a former version', () => {
  it('tells first what would be lost, and changes nothing', async () => {
    await fill();
    const before = await shape();
    const told = await command('down', FORMER);
    expect(told[0]).toBe(`Would be undone: ${later.join(', ')}.`);
    expect(told).toContain('  table saved_replies: goes with 2 rows');
    expect(told).toContain('  table brands: goes with 1 rows');
    expect(told.at(-1)).toBe('Nothing was changed. With --yes it is done.');
    // What is empty is not lost.
    expect(told.join('\n')).not.toContain('table passkeys');
    expect([await shape(), await applied()]).toEqual([before, names.toReversed()]);
    expect(await one('select count(*)::int from saved_replies')).toBe(2);
  });

  it('keeps the rest, and the newest version takes it up again', async () => {
    const { userId, answers } = await fill();
    const [whole, told] = [await shape(), await command('down', FORMER)];
    const done = await command('down', stampOf(FORMER), '--yes');
    const lossesOf = (lines: string[]) => lines.filter((line) => line.startsWith('  '));
    expect(lossesOf(done)).toEqual(lossesOf(told));
    expect(await applied()).toEqual(names.filter((name) => !later.includes(name)).toReversed());
    expect(await shape()).toEqual(await formerShape());
    expect(answers).toBeGreaterThan(0);
    expect(await one('select count(*)::int from answers')).toBe(answers);
    expect(await command()).toEqual(['The database has the shape of this version.']);
    expect([await shape(), await applied()]).toEqual([whole, names.toReversed()]);
    app = await createTestApp({ DATABASE_URL: database.url });
    expect(await one('select count(*)::int from attempts where id in (select attempt_id from answers)')).toBe(1);
    expect(await one('select email from users where id = $1', [userId])).toContain('@');
  });

  it('goes the whole way or none of it', async () => {
    const { userId } = await fill();
    await client.query(
      `insert into questions (id, owner_id, type, text, content, answer_key, duration_seconds, score, difficulty, skill, created_at, updated_at)
       select gen_random_uuid(), $1, 'matching', text, content, answer_key, duration_seconds, score, difficulty, skill, created_at, updated_at
       from questions limit 1`,
      [userId],
    );
    const before = await shape();
    const [line] = await refusalOf(command('down', FORMER, '--yes'));
    expect(line).toMatch(/^MatchingQuestions1763872000000 cannot be undone, and nothing was changed: /);
    expect([await shape(), await applied()]).toEqual([before, names.toReversed()]);
  });

  it('is refused while a server works on the database', async () => {
    app = await createTestApp({ DATABASE_URL: database.url });
    await app.dataSource.query('select 1');
    const [line] = await refusalOf(command('down', FORMER, '--yes'));
    expect(line).toMatch(/^Mizan still works on the database \(\d+ connections\): stop its servers first\.$/);
    expect(await applied()).toEqual(names.toReversed());
  });

  it('needs the name of a migration, and says so', async () => {
    expect(await refusalOf(command('down', 'Nothing1'))).toEqual([
      'There is no migration Nothing1: "--migrate list" names them.',
    ]);
    for (const words of [['down'], ['sideways'], ['list', 'all']])
      expect(await refusalOf(command(...words))).toEqual([expect.stringContaining('After --migrate there may stand')]);
    expect(await command('down', names.at(-1)!, '--yes')).toEqual([
      `${names.at(-1)} is the newest already; nothing is to be undone.`,
    ]);
  });

  it('shows what there is to go back to', async () => {
    await command('down', FORMER, '--yes');
    const before = names.filter((name) => !later.includes(name)).map((name) => `applied  ${name}`);
    expect(await command('list')).toEqual([...before, ...later.toReversed().map((name) => `missing  ${name}`)]);
  });
});

describe('a server that knows only the account that works', () => {
  const account = 'mizan_test_worker';
  const workUrl = () => {
    const url = new URL(database.url);
    url.username = url.password = account;
    return url.href;
  };

  it('starts on what another one has migrated, and says of what it lacks who can make it', async () => {
    const found = await refusalOf(openDatabase(configFor(workUrl())));
    expect(found[0]).toMatch(/may not make them|permission denied/);
    await migrate(database.url, account);
    const opened = await openDatabase(configFor(workUrl()));
    expect(opened).toMatchObject({ url: workUrl(), ownsTables: false });
    await opened.close();
    await command('down', names.at(-2)!, '--yes');
    expect(await refusalOf(openDatabase(configFor(workUrl())))).toEqual([
      expect.stringMatching(new RegExp(`^The database lacks 1 migrations \\(from ${names.at(-1)}\\).*--migrate`)),
    ]);
    const [line] = await refusalOf(migrateOnly(configFor(workUrl()), ['down', FORMER, '--yes']));
    expect(line).toMatch(/cannot be undone, and nothing was changed: /);
  });

  it('is told apart from one that owns the tables', async () => {
    const opened = await openDatabase(configFor(database.url));
    expect(opened.ownsTables).toBe(true);
    await opened.close();
    await migrate(database.url, account);
    const apart = await openDatabase(configFor(workUrl(), { MIZAN_MIGRATION_DATABASE_URL: database.url }));
    expect(apart.ownsTables).toBe(false);
    await apart.close();
  });
});
