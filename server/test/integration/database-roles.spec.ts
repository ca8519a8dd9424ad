import { Client } from 'pg';
import { createTestApp } from '../kit';
import type { TestApp } from '../kit';
import { migrate } from '../../src/platform/database';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

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
    const { username, href } = new URL(app.databaseUrl);
    await migrate((app.owner.options as { url: string }).url, username);
    const client = new Client({ connectionString: href });
    await client.connect();
    await client.query('insert into later values (1)');
    await client.end();
  });
});
