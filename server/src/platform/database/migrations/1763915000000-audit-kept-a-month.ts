import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of the account that works: what it may forget of the log, and no more, whoever speaks in its name. */
const forgetting = (bound: string) => `
  create or replace function forget_old_audit(before timestamptz, most integer) returns integer
  language plpgsql security definer set search_path from current as $$
  declare changed integer;
  begin
    perform set_config('mizan.audit_duty', 'retention', true);
    delete from audit_entries where id in (select id from audit_entries where at < ${bound} limit most);
    get diagnostics changed = row_count;
    perform set_config('mizan.audit_duty', '', true);
    return changed;
  end $$`;

/** Nobody who takes over the program can remove what stands in the log about the last thirty days. */
export class AuditKeptAMonth1763915000000 implements MigrationInterface {
  readonly name = 'AuditKeptAMonth1763915000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(forgetting(`least(before, now() - interval '30 days')`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(forgetting('before'));
  }
}
