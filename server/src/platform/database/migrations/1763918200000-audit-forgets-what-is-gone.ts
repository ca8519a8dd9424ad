import type { MigrationInterface, QueryRunner } from 'typeorm';

const pinned = 'language plpgsql security definer set search_path = public, pg_temp';

/**
 * Takes the names of somebody who was erased out of the log: from entries about them, their invitations and attempts, and from others that
 * have their address as a word. Entries about records that are still there keep their names, and so do those about people of the staff and
 * what lets programs in.
 */
const forgetGone = `
  create or replace function forget_in_audit(forgotten_email text, record_ids text[]) returns integer ${pinned} as $$
  declare
    entries uuid[];
    named uuid[];
    kept text[];
    changed integer;
  begin
    select array_agg(e.id), array_agg(case when e.object_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then e.object_id::uuid end)
      into entries, named from audit_entries e
      where e.object_label is not null and (
        (e.object_id = any(record_ids) and e.object_type in ('candidate', 'invitation', 'attempt', 'result'))
        or (forgotten_email like '%_@_%' and lower(forgotten_email) = any(string_to_array(lower(e.object_label), ' '))
          and coalesce(e.object_type, '') not in ('access-request', 'api-key', 'tracking-connection', 'webhook')
          and (e.object_type is distinct from 'user' or e.object_id is null
            and not exists (select from users u where lower(u.email) = lower(forgotten_email)))));
    select array_agg(id::text) into kept from (
      select id from candidates where id = any(named) union all select id from invitations where id = any(named)
      union all select id from attempts where id = any(named) union all select id from proctor_events where id = any(named)
      union all select id from proctor_snapshots where id = any(named)) there;
    perform set_config('mizan.audit_duty', 'erasure', true);
    update audit_entries set object_label = null where id = any(entries) and not coalesce(object_id = any(kept), false);
    get diagnostics changed = row_count;
    perform set_config('mizan.audit_duty', '', true);
    return changed;
  end $$`;

/** Removes nothing unless a rule of the installation says how long the log is kept, and never anything of the last thirty days. */
const forgetOld = `
  create or replace function forget_old_audit(before timestamptz, most integer) returns integer ${pinned} as $$
  declare
    kept_days integer := (select days from retention_rules where data_class = 'audit');
    changed integer;
  begin
    if kept_days is null then return 0; end if;
    perform set_config('mizan.audit_duty', 'retention', true);
    delete from audit_entries where id in (
      select id from audit_entries where at < least(before, now() - make_interval(days => greatest(kept_days, 30))) limit most);
    get diagnostics changed = row_count;
    perform set_config('mizan.audit_duty', '', true);
    return changed;
  end $$`;

const forgetNamed = `
  create or replace function forget_in_audit(forgotten_email text, record_ids text[]) returns integer ${pinned} as $$
  declare changed integer;
  begin
    perform set_config('mizan.audit_duty', 'erasure', true);
    update audit_entries set object_label = null where object_label is not null
      and (object_id = any(record_ids) or lower(forgotten_email) = any(string_to_array(lower(object_label), ' ')));
    get diagnostics changed = row_count;
    perform set_config('mizan.audit_duty', '', true);
    return changed;
  end $$`;

const forgetBefore = `
  create or replace function forget_old_audit(before timestamptz, most integer) returns integer ${pinned} as $$
  declare changed integer;
  begin
    perform set_config('mizan.audit_duty', 'retention', true);
    delete from audit_entries where id in (select id from audit_entries where at < least(before, now() - interval '30 days') limit most);
    get diagnostics changed = row_count;
    perform set_config('mizan.audit_duty', '', true);
    return changed;
  end $$`;

/** Whoever takes over the program calls these too: they do what is asked only where the tables say that it is due. */
export class AuditForgetsWhatIsGone1763918200000 implements MigrationInterface {
  readonly name = 'AuditForgetsWhatIsGone1763918200000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [forgetGone, forgetOld]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [forgetNamed, forgetBefore]) await runner.query(statement);
  }
}
