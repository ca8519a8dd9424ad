import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A person can let count what came late: the two values change places, and when that was stands beside them. */
export class LateAnswersCounted1763840000000 implements MigrationInterface {
  readonly name = 'LateAnswersCounted1763840000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table answers add column late_counted_at timestamptz');
    await runner.query(`alter type mark_cause add value 'late-counted'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of removals) await runner.query(statement);
  }
}

/** What counts late words was a person's decision: it stays as one. */
const removals = [
  `update mark_changes set cause = 'person' where cause = 'late-counted'`,
  `alter type mark_cause rename to mark_cause_before`,
  `create type mark_cause as enum ('person', 'remarking', 'settling')`,
  `alter table mark_changes alter column cause type mark_cause using cause::text::mark_cause`,
  `drop type mark_cause_before`,
  `alter table answers drop column late_counted_at`,
];
