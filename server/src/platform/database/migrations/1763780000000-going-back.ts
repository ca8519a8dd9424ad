import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions that are left and returned to, each with the clock that it had. */
export class GoingBack1763780000000 implements MigrationInterface {
  readonly name = 'GoingBack1763780000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of removals) await runner.query(statement);
  }
}

const openAnswers = (condition: string) => `create index answers_open on answers (closes_at) where ${condition}`;

const statements = [
  `alter type time_ledger_kind add value 'left'`,
  `alter type time_ledger_kind add value 'returned'`,
  `alter table answers add column left_at timestamptz, add column visit integer not null default 1`,
  `drop index answers_open`,
  openAnswers('closed_at is null and left_at is null'),
  // Whoever began before there was a way back was told that there is none.
  `update attempts set settings = jsonb_set(settings, '{configuration,allowBack}', 'false')
   where settings #> '{configuration,allowBack}' = 'true'`,
];

/** The two kinds stay: entries that name them are never taken back. */
const removals = [
  `drop index answers_open`,
  openAnswers('closed_at is null'),
  `alter table answers drop column visit, drop column left_at`,
];
