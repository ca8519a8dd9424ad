import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stored files and the parts of those still on their way, what candidates hand in, and welcome videos. */
export class Files1763730000000 implements MigrationInterface {
  readonly name = 'Files1763730000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of additions) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of removals) await runner.query(statement);
  }
}

const additions = [
  `create type file_purpose as enum ('question-image', 'welcome-video', 'answer', 'recording')`,
  `create table stored_files (
     id uuid constraint stored_files_pk primary key default gen_random_uuid(),
     owner_id uuid not null constraint stored_files_owner_fk references users,
     purpose file_purpose not null,
     name text not null,
     content_type text not null,
     byte_size integer not null,
     max_bytes integer not null,
     part_count integer not null default 0,
     sha256 text,
     created_at timestamptz not null,
     finished_at timestamptz,
     constraint stored_files_within_limit check (byte_size <= max_bytes),
     constraint stored_files_finished_whole check ((finished_at is null) = (sha256 is null))
   )`,
  `create index stored_files_of_owner on stored_files (owner_id)`,
  `create index stored_files_by_age on stored_files (created_at)`,
  `create table stored_file_parts (
     file_id uuid not null constraint stored_file_parts_file_fk references stored_files on delete cascade,
     part_index integer not null,
     byte_size integer not null,
     stored_at timestamptz not null,
     constraint stored_file_parts_pk primary key (file_id, part_index)
   )`,
  `create table answer_files (
     file_id uuid constraint answer_files_pk primary key
       constraint answer_files_file_fk references stored_files on delete cascade,
     attempt_id uuid not null constraint answer_files_attempt_fk references attempts on delete cascade,
     question_id uuid not null constraint answer_files_question_fk references attempt_questions on delete cascade
   )`,
  `create index answer_files_of_question on answer_files (question_id)`,
  `create index answer_files_of_attempt on answer_files (attempt_id)`,
  `alter table assessments add column welcome_video_file_id uuid
     constraint assessments_welcome_video_fk references stored_files on delete set null`,
  `create index assessments_of_welcome_video on assessments (welcome_video_file_id)`,
];

const removals = [
  `alter table assessments drop column welcome_video_file_id`,
  `drop table answer_files`,
  `drop table stored_file_parts`,
  `drop table stored_files`,
  `drop type file_purpose`,
];
