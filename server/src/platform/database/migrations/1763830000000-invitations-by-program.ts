import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a program says of somebody whom it invites, and an invitation that is taken back before it was used. */
export class InvitationsByProgram1763830000000 implements MigrationInterface {
  readonly name = 'InvitationsByProgram1763830000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...people, ...invitations, ...callbacks]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of removals) await runner.query(statement);
  }
}

const searched = (phone: string) => `create index candidates_search on candidates
  using gin (fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || ${phone}) gin_trgm_ops)`;

const people = [
  'alter table candidates alter column phone drop not null',
  'drop index candidates_search',
  searched(`coalesce(phone, '')`),
];

const invitations = [
  'alter table invitations add column if not exists language content_language',
  `alter table invitations
     add column external_id text,
     add column is_mailed boolean not null default true,
     add column callback_url text,
     add column return_url text,
     add column viewed_at timestamptz,
     add column cancelled_at timestamptz`,
  `create unique index invitations_external_id_once on invitations (invited_by, external_id)
     where external_id is not null and cancelled_at is null`,
  `alter table invitations add constraint invitations_cancelled_open_nothing check (cancelled_at is null or revoked_at is not null)`,
];

const callbacks = [
  'alter table webhook_endpoints alter column url drop not null',
  'alter table webhook_deliveries add column url text',
  `create unique index webhook_endpoints_callbacks_once on webhook_endpoints (owner_id) where url is null`,
];

const removals = [
  'drop index webhook_endpoints_callbacks_once',
  'alter table webhook_deliveries drop column url',
  'delete from webhook_endpoints where url is null',
  'alter table webhook_endpoints alter column url set not null',
  'alter table invitations drop constraint invitations_cancelled_open_nothing',
  'drop index invitations_external_id_once',
  `alter table invitations drop column external_id, drop column is_mailed, drop column callback_url, drop column return_url,
     drop column viewed_at, drop column cancelled_at`,
  'drop index candidates_search',
  `update candidates set phone = '' where phone is null`,
  'alter table candidates alter column phone set not null',
  searched('phone'),
];
