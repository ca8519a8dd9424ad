import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations that begin at a moment of their own, and a second reminder before they end. */
export class InvitationWindows1763784001000 implements MigrationInterface {
  readonly name = 'InvitationWindows1763784001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table invitations add column opens_at timestamptz,
        add constraint invitations_window_order check (opens_at < expires_at)`);
    await runner.query(`alter type reminder_kind add value 'ending-early'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invitations drop constraint invitations_window_order, drop column opens_at');
    // A value of an enum stays: PostgreSQL cannot take one away.
  }
}
