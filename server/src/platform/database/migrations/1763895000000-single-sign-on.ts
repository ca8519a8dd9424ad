import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  `create table sso_providers (
     id uuid constraint sso_providers_pk primary key default gen_random_uuid(),
     name text not null,
     issuer text not null,
     client_id text not null,
     sealed_secret bytea not null,
     domains text[] not null,
     role_claim text,
     admin_values text[] not null,
     hr_values text[] not null,
     is_forced boolean not null,
     is_enabled boolean not null,
     created_at timestamptz not null
   )`,
  `create table sso_identities (
     provider_id uuid not null constraint sso_identities_provider_fk references sso_providers on delete cascade,
     subject text not null,
     user_id uuid not null constraint sso_identities_user_fk references users on delete cascade,
     created_at timestamptz not null,
     constraint sso_identities_pk primary key (provider_id, subject)
   )`,
  'create index sso_identities_of_user on sso_identities (user_id)',
  'alter table sessions add column provider_id uuid',
  'alter table sessions add column sealed_id_token bytea',
  `alter table sessions add constraint sessions_provider_fk
     foreign key (provider_id) references sso_providers (id) on delete set null`,
];

const down = [
  'alter table sessions drop column provider_id, drop column sealed_id_token',
  'drop table sso_identities, sso_providers',
];

/** Sign-in by a company's own provider (OpenID Connect). */
export class SingleSignOn1763895000000 implements MigrationInterface {
  readonly name = 'SingleSignOn1763895000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}
