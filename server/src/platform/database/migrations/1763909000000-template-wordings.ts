import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A template keeps the mails of its assessment that were worded anew. */
export class TemplateWordings1763909000000 implements MigrationInterface {
  readonly name = 'TemplateWordings1763909000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table role_templates add column wordings jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table role_templates drop column wordings');
  }
}
