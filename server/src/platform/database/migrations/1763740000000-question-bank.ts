import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every version that a question ever had; tests hold theirs in one of them. */
export class QuestionBank1763740000000 implements MigrationInterface {
  readonly name = 'QuestionBank1763740000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...questions, ...versions, ...places, ...indexes]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of removals) await runner.query(statement);
  }
}

const questions = [
  `alter table questions
     add column version integer not null default 1,
     add column language content_language not null default 'en',
     add column origin_id uuid constraint questions_origin_fk references questions on delete set null`,
  // As `detectLanguage` does it: Arabic when most letters are.
  `update questions set language = 'ar'
   where length(regexp_replace(text, '[^\\u0621-\\u064A]', '', 'g')) > length(regexp_replace(text, '[^A-Za-z]', '', 'g'))`,
];

const versions = [
  `create table question_versions (
     question_id uuid not null constraint question_versions_question_fk references questions on delete cascade,
     version integer not null,
     fields jsonb not null,
     created_at timestamptz not null,
     created_by uuid constraint question_versions_created_by_fk references users on delete set null,
     constraint question_versions_pk primary key (question_id, version)
   )`,
  `insert into question_versions (question_id, version, fields, created_at, created_by)
   select id, 1, jsonb_build_object('type', type, 'text', text, 'content', content, 'answerKey', answer_key,
     'durationSeconds', duration_seconds, 'score', score, 'difficulty', difficulty, 'skill', skill,
     'isAdditional', is_additional), updated_at, owner_id from questions`,
  `create index question_versions_skill on question_versions (fold_text(fields ->> 'skill'))`,
];

const places = [
  `alter table test_questions
     add column version integer not null default 1,
     add constraint test_questions_version_fk foreign key (question_id, version) references question_versions (question_id, version)`,
  `create index test_questions_of_question on test_questions (question_id)`,
  `create index assessment_questions_of_question on assessment_questions (question_id)`,
  `create index assessment_tests_of_test on assessment_tests (test_id)`,
  `create index attempt_questions_of_question on attempt_questions (question_id)`,
];

/** Lists end their order with the id, so their indexes do: a thousand questions of one import share their moment. */
const indexes = [
  `drop index questions_of_owner`,
  `create index questions_of_owner on questions (owner_id, updated_at, id)`,
  `create index questions_newest on questions (updated_at, id)`,
  `create index questions_by_skill on questions (owner_id, fold_text(skill), id)`,
  `create index questions_search on questions using gin (fold_text(text || ' ' || skill) gin_trgm_ops)`,
];

const removals = [
  `drop index questions_search, questions_by_skill, questions_newest, questions_of_owner`,
  `create index questions_of_owner on questions (owner_id, updated_at desc)`,
  `drop index attempt_questions_of_question, assessment_tests_of_test, assessment_questions_of_question`,
  `alter table test_questions drop column version`,
  `drop index test_questions_of_question`,
  `drop table question_versions`,
  `alter table questions drop column version, drop column language, drop column origin_id`,
];
