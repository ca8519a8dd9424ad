import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pools of questions, the archive, and what the Proctoring and Integration tabs set. */
export class PoolsAndSettings1763740001000 implements MigrationInterface {
  readonly name = 'PoolsAndSettings1763740001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...pools, ...settings, ...frozen]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of removals) await runner.query(statement);
  }
}

const proctoring = `{"webcamSnapshots": false, "snapshotsPerHour": 20, "fullScreen": false, "tabLeaving": true,
  "copyPaste": false, "cameraRequired": false, "minimumSeconds": 3, "warningsBeforeSubmit": 2, "retentionDays": 90}`;
const integration = `{"webhookUrl": null, "redirectUrl": null}`;
const configuration = `{"allowBack": false, "extraTimePercent": 0}`;

const pools = [
  `create table question_pools (
     id uuid constraint question_pools_pk primary key,
     assessment_id uuid not null constraint question_pools_assessment_fk references assessments on delete cascade,
     position integer not null,
     skill text not null,
     difficulty difficulty,
     language content_language,
     draw_count integer not null constraint question_pools_draw_count_positive check (draw_count > 0)
   )`,
  `create index question_pools_of_assessment on question_pools (assessment_id, position)`,
  `create table question_draws (
     question_id uuid constraint question_draws_pk primary key
       constraint question_draws_question_fk references questions on delete cascade,
     draws integer not null
   )`,
];

const settings = [
  `alter table assessments
     add column archived_at timestamptz,
     add column proctoring jsonb,
     add column integration jsonb`,
  `update assessments set proctoring = '${proctoring}', integration = '${integration}',
     configuration = '${configuration}' || configuration`,
  `alter table assessments alter column proctoring set not null, alter column integration set not null`,
];

/** Sittings that began before there was a Proctoring tab began without anybody watching. */
const frozen = [
  `update attempts set settings = settings || jsonb_build_object(
     'proctoring', '${proctoring}'::jsonb || '{"tabLeaving": false}', 'integration', '${integration}'::jsonb,
     'configuration', '${configuration}'::jsonb || (settings -> 'configuration'))`,
];

const removals = [
  `alter table assessments drop column integration, drop column proctoring, drop column archived_at`,
  `drop table question_draws`,
  `drop table question_pools`,
];
