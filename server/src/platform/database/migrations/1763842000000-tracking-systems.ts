import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Applicant tracking systems that order assessments: who is connected, what they ordered, and what they asked for. */
export class TrackingSystems1763842000000 implements MigrationInterface {
  readonly name = 'TrackingSystems1763842000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of removals) await runner.query(statement);
  }
}

const statements = [
  `create table tracking_connections (
     id uuid not null default gen_random_uuid(),
     owner_id uuid not null,
     system text not null,
     key_id uuid not null,
     credential bytea not null,
     address text,
     created_at timestamptz not null,
     constraint tracking_connections_pk primary key (id),
     constraint tracking_connections_owner_fk foreign key (owner_id) references users (id) on delete cascade,
     constraint tracking_connections_key_fk foreign key (key_id) references api_keys (id) on delete cascade
   )`,
  'create unique index tracking_connections_by_key on tracking_connections (key_id)',
  'create index tracking_connections_of_owner on tracking_connections (owner_id)',
  `create table tracking_orders (
     id uuid not null default gen_random_uuid(),
     connection_id uuid not null,
     invitation_id uuid not null,
     callback_url text,
     profile_url text,
     foreign_id text,
     created_at timestamptz not null,
     cancelled_at timestamptz,
     constraint tracking_orders_pk primary key (id),
     constraint tracking_orders_connection_fk foreign key (connection_id) references tracking_connections (id) on delete cascade,
     constraint tracking_orders_invitation_fk foreign key (invitation_id) references invitations (id) on delete cascade
   )`,
  'create unique index tracking_orders_once on tracking_orders (invitation_id, connection_id) where cancelled_at is null',
  'create index tracking_orders_of_connection on tracking_orders (connection_id, created_at)',
  `create table tracking_calls (
     id uuid not null default gen_random_uuid(),
     connection_id uuid not null,
     at timestamptz not null,
     name text not null,
     status integer not null,
     problem text,
     constraint tracking_calls_pk primary key (id),
     constraint tracking_calls_connection_fk foreign key (connection_id) references tracking_connections (id) on delete cascade
   )`,
  'create index tracking_calls_newest on tracking_calls (connection_id, at)',
  'alter table webhook_endpoints add column connection_id uuid',
  `alter table webhook_endpoints add constraint webhook_endpoints_connection_fk
     foreign key (connection_id) references tracking_connections (id) on delete cascade`,
  'create unique index webhook_endpoints_of_connection on webhook_endpoints (connection_id)',
  'drop index webhook_endpoints_callbacks_once',
  `create unique index webhook_endpoints_callbacks_once on webhook_endpoints (owner_id)
     where url is null and connection_id is null`,
];

const removals = [
  'delete from webhook_endpoints where connection_id is not null',
  'drop index webhook_endpoints_callbacks_once',
  'create unique index webhook_endpoints_callbacks_once on webhook_endpoints (owner_id) where url is null',
  'alter table webhook_endpoints drop column connection_id',
  'drop table tracking_calls',
  'drop table tracking_orders',
  'drop table tracking_connections',
];
