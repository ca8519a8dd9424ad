import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which correction of a key holds follows from what was stored before it, not from the clocks of the servers that stored it. */
export class CorrectionsInOrder1763919500000 implements MigrationInterface {
  readonly name = 'CorrectionsInOrder1763919500000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table key_corrections drop column number, drop column question_version');
    await runner.query('create index key_corrections_of_assessment on key_corrections (assessment_id, corrected_at)');
  }
}

const statements = [
  `alter table key_corrections add column question_version integer, add column number integer`,
  `update key_corrections k set number = stored.number, question_version = (
     select coalesce(max(v.version), 0) from question_versions v
     where v.question_id = k.question_id and v.created_at <= k.corrected_at)
   from (
     select id, row_number() over (partition by assessment_id order by corrected_at, id) as number from key_corrections
   ) stored where stored.id = k.id`,
  `alter table key_corrections alter column question_version set not null, alter column number set not null`,
  `drop index key_corrections_of_assessment`,
  `create unique index key_corrections_of_assessment on key_corrections (assessment_id, question_id, number)`,
];
