import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What candidates ask for before their exam, and what became of it. */
export class AccommodationRequests1763840001000 implements MigrationInterface {
  readonly name = 'AccommodationRequests1763840001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table accommodation_requests (
        invitation_id uuid constraint accommodation_requests_pk primary key
          constraint accommodation_requests_invitation_fk references invitations (id) on delete cascade,
        text text not null,
        percent integer constraint accommodation_requests_percent_range check (percent between 1 and 900),
        asked_at timestamptz not null,
        decided_at timestamptz,
        decided_by uuid constraint accommodation_requests_decided_by_fk references users (id) on delete set null,
        is_granted boolean,
        constraint accommodation_requests_decided_whole check ((decided_at is null) = (is_granted is null))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table accommodation_requests');
  }
}
