import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhook endpoints, what is to be told them, and how that went. */
export class Webhooks1763772000000 implements MigrationInterface {
  readonly name = 'Webhooks1763772000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index outbox_events_occurred');
    await runner.query('drop table webhook_attempts, webhook_deliveries, webhook_messages, webhook_endpoints');
  }
}

const statements = [
  // Lets the sweep find what a killed process left behind without reading a week of events.
  `create index outbox_events_occurred on outbox_events (occurred_at)`,
  `create table webhook_endpoints (
     id uuid constraint webhook_endpoints_pk primary key default gen_random_uuid(),
     owner_id uuid not null constraint webhook_endpoints_owner_fk references users on delete cascade,
     assessment_id uuid constraint webhook_endpoints_assessment_fk references assessments on delete cascade,
     url text not null,
     events text[] not null,
     is_enabled boolean not null default true,
     disabled_because text,
     failing_since timestamptz,
     last_delivered_at timestamptz,
     secret_version integer not null default 1,
     previous_secret_until timestamptz,
     created_at timestamptz not null
   )`,
  `create index webhook_endpoints_of_owner on webhook_endpoints (owner_id)`,
  `create index webhook_endpoints_of_assessment on webhook_endpoints (assessment_id)`,
  `create table webhook_messages (
     id uuid constraint webhook_messages_pk primary key,
     type text not null,
     body text not null,
     occurred_at timestamptz not null
   )`,
  `create index webhook_messages_oldest on webhook_messages (occurred_at)`,
  `create table webhook_deliveries (
     id uuid constraint webhook_deliveries_pk primary key default gen_random_uuid(),
     message_id uuid not null constraint webhook_deliveries_message_fk references webhook_messages on delete cascade,
     endpoint_id uuid not null constraint webhook_deliveries_endpoint_fk references webhook_endpoints on delete cascade,
     status text not null default 'pending',
     tries integer not null default 0,
     round_tries integer not null default 0,
     round_started_at timestamptz not null,
     next_attempt_at timestamptz,
     claimed_until timestamptz,
     created_at timestamptz not null,
     constraint webhook_deliveries_once unique (message_id, endpoint_id)
   )`,
  `create index webhook_deliveries_newest on webhook_deliveries (endpoint_id, created_at desc, id desc)`,
  `create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where status = 'pending'`,
  `create table webhook_attempts (
     id uuid constraint webhook_attempts_pk primary key default gen_random_uuid(),
     delivery_id uuid not null constraint webhook_attempts_delivery_fk references webhook_deliveries on delete cascade,
     number integer not null,
     at timestamptz not null,
     duration_ms integer not null,
     outcome text not null,
     response_status integer,
     request jsonb not null,
     response jsonb
   )`,
  `create index webhook_attempts_of_delivery on webhook_attempts (delivery_id, number)`,
];
