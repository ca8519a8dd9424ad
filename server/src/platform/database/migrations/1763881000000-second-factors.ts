import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  'alter table sessions add column proved_at timestamptz',
  'update sessions set proved_at = created_at',
  'alter table sessions alter column proved_at set not null',
  'alter table sessions add column lacks_factor boolean not null default false',
  `create table authenticators (
     user_id uuid constraint authenticators_pk primary key
       constraint authenticators_user_fk references users on delete cascade,
     sealed_secret bytea not null,
     created_at timestamptz not null,
     confirmed_at timestamptz,
     last_step integer
   )`,
  `create table passkeys (
     id uuid constraint passkeys_pk primary key default gen_random_uuid(),
     user_id uuid not null constraint passkeys_user_fk references users on delete cascade,
     credential_id text not null,
     public_key bytea not null,
     counter bigint not null,
     transports text[] not null,
     name text not null,
     created_at timestamptz not null,
     last_used_at timestamptz
   )`,
  'create unique index passkeys_by_credential on passkeys (credential_id)',
  'create index passkeys_of_user on passkeys (user_id)',
  `create table recovery_codes (
     id uuid constraint recovery_codes_pk primary key default gen_random_uuid(),
     user_id uuid not null constraint recovery_codes_user_fk references users on delete cascade,
     code_hash text not null,
     used_at timestamptz
   )`,
  'create unique index recovery_codes_once on recovery_codes (user_id, code_hash)',
  `create table sign_in_challenges (
     id uuid constraint sign_in_challenges_pk primary key default gen_random_uuid(),
     handle_hash text not null,
     purpose text not null,
     user_id uuid constraint sign_in_challenges_user_fk references users on delete cascade,
     challenge text,
     tries integer not null default 0,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     used_at timestamptz
   )`,
  'create unique index sign_in_challenges_by_handle on sign_in_challenges (handle_hash)',
  'create index sign_in_challenges_by_end on sign_in_challenges (expires_at)',
  `create table sign_in_rules (
     id boolean constraint sign_in_rules_pk primary key default true,
     factor_demanded_at timestamptz,
     grace_days integer not null,
     constraint sign_in_rules_one_row check (id)
   )`,
];

const down = [
  'drop table sign_in_rules, sign_in_challenges, recovery_codes, passkeys, authenticators',
  'alter table sessions drop column lacks_factor, drop column proved_at',
];

/** One-time codes, passkeys and recovery codes of staff, and when somebody last showed that it is them. */
export class SecondFactors1763881000000 implements MigrationInterface {
  readonly name = 'SecondFactors1763881000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}
