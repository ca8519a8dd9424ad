import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who begins an exam holds what was set aside and corrected in its assessment until the attempt is there, and reads both as they are
 * once nobody marks again: each statement of a function sees what was committed before that statement.
 */
export class HoldAsRemarked1763919510000 implements MigrationInterface {
  readonly name = 'HoldAsRemarked1763919510000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function hold_as_remarked(assessment uuid, out aside uuid[], out correction integer) language plpgsql as $$
      begin
        lock table set_aside_questions in row share mode;
        aside := array(select s.question_id from set_aside_questions s where s.assessment_id = assessment);
        correction := (select max(k.number) from key_corrections k where k.assessment_id = assessment);
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function hold_as_remarked(uuid)');
  }
}
