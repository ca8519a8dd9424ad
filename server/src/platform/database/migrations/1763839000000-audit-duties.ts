import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The two changes of the audit log that there are become functions of its owner: whoever works on the database may call them, and
 * may not change the log in any other way.
 */
export class AuditDuties1763839000000 implements MigrationInterface {
  readonly name = 'AuditDuties1763839000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('grant update (object_label), delete on audit_entries to current_user');
    await runner.query(`
      create function forget_in_audit(forgotten_email text, record_ids text[]) returns integer
      language plpgsql security definer set search_path from current as $$
      declare changed integer;
      begin
        perform set_config('mizan.audit_duty', 'erasure', true);
        update audit_entries set object_label = null where object_label is not null
          and (object_id = any(record_ids) or lower(forgotten_email) = any(string_to_array(lower(object_label), ' ')));
        get diagnostics changed = row_count;
        perform set_config('mizan.audit_duty', '', true);
        return changed;
      end $$`);
    await runner.query(`
      create function forget_old_audit(before timestamptz, most integer) returns integer
      language plpgsql security definer set search_path from current as $$
      declare changed integer;
      begin
        perform set_config('mizan.audit_duty', 'retention', true);
        delete from audit_entries where id in (select id from audit_entries where at < before limit most);
        get diagnostics changed = row_count;
        perform set_config('mizan.audit_duty', '', true);
        return changed;
      end $$`);
    await runner.query('revoke execute on function forget_in_audit(text, text[]) from public');
    await runner.query('revoke execute on function forget_old_audit(timestamptz, integer) from public');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function forget_old_audit(timestamptz, integer)');
    await runner.query('drop function forget_in_audit(text, text[])');
    await runner.query('revoke update, delete on audit_entries from current_user');
  }
}
