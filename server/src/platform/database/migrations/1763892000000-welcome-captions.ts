import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is said in an uploaded welcome video, for those who cannot hear it. */
export class WelcomeCaptions1763892000000 implements MigrationInterface {
  readonly name = 'WelcomeCaptions1763892000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table assessments add column welcome_video_captions text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table assessments drop column welcome_video_captions');
  }
}
