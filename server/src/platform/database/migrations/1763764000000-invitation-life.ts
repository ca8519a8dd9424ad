import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations that end, are mailed again, and remind. */
export class InvitationLife1763764000000 implements MigrationInterface {
  readonly name = 'InvitationLife1763764000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table invitations
        add column mailed_at timestamptz, add column expires_at timestamptz, add column expired_at timestamptz`);
    await runner.query(`
      create index invitations_expiring on invitations (expires_at)
        where stage = 'Invited' and expired_at is null and revoked_at is null`);
    await runner.query(`create type reminder_kind as enum ('not-started', 'expiring')`);
    await runner.query(`
      create table invitation_reminders (
        invitation_id uuid not null
          constraint invitation_reminders_invitation_fk references invitations (id) on delete cascade,
        token_version integer not null,
        kind reminder_kind not null,
        sent_at timestamptz not null,
        constraint invitation_reminders_pk primary key (invitation_id, token_version, kind)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table invitation_reminders');
    await runner.query('drop type reminder_kind');
    await runner.query('drop index invitations_expiring');
    await runner.query('alter table invitations drop column mailed_at, drop column expires_at, drop column expired_at');
  }
}
