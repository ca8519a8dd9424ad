import { Client } from 'pg';
import { createTestApp } from '../kit';
import type { TestApp } from '../kit';
import { aMarkedAttempt, rightAnswer } from '../kit/builders/results';
import { migrate } from '../../src/platform/database';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

const ownerUrl = () => (app.owner.options as { url: string }).url;
const workerName = () => new URL(app.databaseUrl).username;

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Every other test file runs the whole application under it, so here stands only what it may not. */
describe('the account that the program works under', () => {
  it('is not the one that the tables belong to', async () => {
    const who = 'select current_user as name, rolsuper as "isSuper" from pg_roles where rolname = current_user';
    const [[worker], [owner]] = await Promise.all([
      app.dataSource.query<{ name: string; isSuper: boolean }[]>(who),
      app.owner.query<{ name: string }[]>(who),
    ]);
    expect([worker?.isSuper, worker?.name === owner?.name]).toEqual([false, false]);
  });

  it.each([
    'create table loot (id integer)',
    'create schema loot',
    'create temporary table hoard (id integer)',
    'create function loot() returns integer language sql as $$ select 1 $$',
    'alter table users add column loot text',
    'alter table users disable trigger all',
    'drop table users',
    'truncate users',
    'drop trigger audit_entries_append_only on audit_entries',
    'create or replace function refuse_change_of_audit_entries() returns trigger language plpgsql as $$ begin return old; end $$',
    `update audit_entries set object_label = 'nothing'`,
    'delete from audit_entries',
    'update time_ledger set seconds = 1',
    'delete from time_ledger',
    'delete from migrations',
    'grant update on audit_entries to current_user',
    'create role loot superuser',
  ])('may not: %s', async (statement) => {
    const grants = () => app.owner.query<unknown[]>('select from information_schema.role_table_grants');
    const before = (await grants()).length;
    const error = await app.dataSource.query(statement).then(
      () => null,
      (refusal: unknown) => (refusal as { code: string }).code,
    );
    // To grant what one does not have is a warning to PostgreSQL, and grants nothing.
    expect(error).toBe(statement.startsWith('grant') ? null : '42501');
    expect((await grants()).length).toBe(before);
  });

  it('cannot name its own duty to change the log', async () => {
    const pretend = app.dataSource.transaction(async (manager) => {
      await manager.query(`set local mizan.audit_duty = 'retention'`);
      await manager.query('delete from audit_entries');
    });
    await expect(pretend).rejects.toMatchObject({ code: '42501' });
  });

  it('gets what it needs of a table that a later migration brings', async () => {
    await app.owner.query('create table later (id integer)');
    await expect(app.dataSource.query('select from later')).rejects.toMatchObject({ code: '42501' });
    await migrate(ownerUrl(), workerName());
    const client = await connect(app.databaseUrl);
    await client.query('insert into later values (1)');
    await client.end();
  });

  it('may at no moment change the log, also while a server that starts lets it work anew', async () => {
    const holder = await connect(ownerUrl());
    await holder.query('begin');
    // The last of what is granted waits for this, and what was granted before it stands.
    await holder.query('grant select on graphile_worker.migrations to public');
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const start = migrate(ownerUrl(), workerName());
    while ((await app.owner.query<unknown[]>(waits)).length === 0);
    const may = `select has_table_privilege('audit_entries', 'update, delete') as "mayChange"`;
    const [meanwhile] = await app.dataSource.query<{ mayChange: boolean }[]>(may);
    await holder.query('rollback');
    await holder.end();
    await start;
    expect(meanwhile).toEqual({ mayChange: false });
  });
});

/** Whoever may make temporary tables puts one in the way of what the owner does, with a trigger that notes in whose name it runs. */
describe('what the owner does for others', () => {
  const inTheWay = (table: string, columns: string, event: 'update' | 'delete') => [
    'create temporary table loot (name text)',
    `create temporary table ${table} (${columns})`,
    `create function pg_temp.take() returns trigger language plpgsql as $$
       begin insert into pg_temp.loot values (current_user); return null; end $$`,
    `create trigger take before ${event} on pg_temp.${table} for each statement execute function pg_temp.take()`,
    `grant all on pg_temp.loot, pg_temp.${table} to public`,
  ];

  /** As an account that is let make temporary tables after all. */
  async function takenBy(obstacle: string[], act: string): Promise<unknown[]> {
    const { pathname } = new URL(app.databaseUrl);
    const right = `temporary on database ${pathname.slice(1)}`;
    const [give, take] = [`grant ${right} to ${workerName()}`, `revoke ${right} from ${workerName()}`];
    await app.owner.query(give);
    const worker = app.dataSource.createQueryRunner();
    await worker.startTransaction();
    try {
      for (const statement of [...obstacle, act]) await worker.query(statement);
      return (await worker.query('select name from pg_temp.loot')) as unknown[];
    } finally {
      await worker.rollbackTransaction();
      await worker.release();
      await app.owner.query(take);
    }
  }

  it.each([
    ['delete' as const, `select forget_old_audit(now(), 1)`],
    ['update' as const, `select forget_in_audit('somebody@example.com', '{}')`],
  ])('to the log it does to the log: %s', async (event, duty) => {
    const columns = 'id uuid, at timestamptz, object_id text, object_label text, object_type text';
    expect(await takenBy(inTheWay('audit_entries', columns, event), duty)).toEqual([]);
  });

  it('when rows go with others it does to the tables that are meant', async () => {
    const sat = await aMarkedAttempt(app, (await app.as.hr()).user, [rightAnswer()]);
    const obstacle = inTheWay('invitations', 'assessment_id uuid, candidate_id uuid, percentage numeric', 'update');
    expect(await takenBy(obstacle, `delete from attempts where id = '${sat.attemptId}'`)).toEqual([]);
  });

  it('looks for tables nowhere before the schema of the program', async () => {
    const open = await app.owner.query<unknown[]>(`
      select p.oid::regprocedure::text as name, p.proconfig as settings from pg_proc p
      where (p.prosecdef or p.pronamespace = 'public'::regnamespace and p.prorettype = 'trigger'::regtype)
        and not 'search_path=public, pg_temp' = any(coalesce(p.proconfig, '{}'))`);
    expect(open).toEqual([]);
  });
});

describe('an account that could do more than work', () => {
  it('lets no server start, which says what is to be done', async () => {
    const name = `mizan_apart_${process.pid}`;
    const made = [`create role ${name} login password '${name}'`, `create database ${name} owner ${name}`];
    const [old, joined] = [`grant create on schema public to ${name}`, `grant ${name} to ${workerName()}`];
    for (const statement of made) await app.owner.query(statement);
    const admin = new URL(ownerUrl());
    const owner = new URL(ownerUrl());
    admin.pathname = owner.pathname = name;
    owner.username = owner.password = name;
    const superuser = await connect(admin.href);
    const start = () =>
      migrate(owner.href, workerName()).then(
        () => null,
        (error: unknown) => (error as Error).message,
      );
    try {
      // As PostgreSQL 14 makes every database.
      await superuser.query('alter schema public owner to current_user');
      await superuser.query('grant usage, create on schema public to public');
      await superuser.query(old);
      const remedy = `revoke create on schema public from public, ${workerName()}`;
      expect(await start()).toBe(
        `The account ${workerName()} may still make things in the database; as a superuser of it run: ${remedy}`,
      );
      await superuser.query(remedy);
      expect(await start()).toBeNull();
      await superuser.query(joined);
      expect(await start()).toBe(
        `DATABASE_URL: the account ${workerName()} may act as ${name}, to whom the tables belong: name one that may not.`,
      );
    } finally {
      await superuser.end();
      const gone = [`drop database ${name} with (force)`, `drop role ${name}`];
      for (const statement of gone) await app.owner.query(statement);
    }
  });
});
