import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { ExamCredential } from '../../../../platform/access';
import type { StoredFile } from '../../../../platform/files';
import type { FileKind, QuestionType } from '../../../questions';

/** A question that its candidate has opened, at any time: what comes late is kept like a late answer. */
export interface QuestionForFiles {
  id: string;
  attemptId: string;
  ownerId: string;
  position: number;
  type: QuestionType;
  /** Of the question's content; empty where it has none. */
  fileKinds: FileKind[];
  recordSeconds: number | null;
  isLivePage: boolean;
  /** Files handed in for it so far, also those that are replaced by now. */
  fileCount: number;
}

const openedQuestion = `
  select q.id, q.attempt_id as "attemptId", t.owner_id as "ownerId", q.position, q.type,
    coalesce(q.content -> 'fileKinds', '[]'::jsonb) as "fileKinds", (q.content ->> 'recordSeconds')::int as "recordSeconds",
    coalesce(t.page_id = $4::uuid, false) as "isLivePage",
    (select count(*)::int from answer_files af where af.question_id = q.id) as "fileCount"
  from attempt_questions q
  join answers a on a.question_id = q.id
  join attempts t on t.id = q.attempt_id
  join invitations i on i.id = t.invitation_id
  where q.id = $1 and i.id = $2 and i.token_version = $3 and i.revoked_at is null`;

/** A file belongs to what the candidate gave, unless the newest save came after it and does not name it: then it was replaced. */
const isGiven = `
  (coalesce(a.value -> 'fileIds' ? f.id::text, false) or coalesce(a.late_value -> 'fileIds' ? f.id::text, false)
   or f.finished_at > coalesce(greatest(a.saved_at, a.late_saved_at), '-infinity'))`;

/** It came after the question had closed, or during a pause, with what was kept beside the answer. */
const isLate = `
  (f.finished_at > coalesce(a.closed_at, 'infinity') or a.late_counted_at is null
   and coalesce(a.late_value -> 'fileIds' ? f.id::text, false) and not coalesce(a.value -> 'fileIds' ? f.id::text, false))`;

/** The newest save does not name it, and a late one before that did. */
const isOvertaken = `
  (not coalesce(a.value -> 'fileIds' ? f.id::text, false) and greatest(f.finished_at, a.late_saved_at) < a.saved_at)`;

/** Finished files of these questions, in the order in which they were handed in. */
const filesThat = (condition: string) => `
  select f.id, f.name, f.content_type as "contentType", f.byte_size as "byteSize", f.scan, af.question_id as "questionId",
    ${isLate} as "isLate"
  from answer_files af
  join stored_files f on f.id = af.file_id
  join answers a on a.question_id = af.question_id
  where af.question_id = any($1::uuid[]) and f.finished_at is not null and ${condition}
  order by f.created_at, f.id`;

/** Also what was kept late, for those who read the answer. */
export const givenFiles = filesThat(isGiven);

/** What the answer of a candidate who still writes it consists of. */
export const heldFiles = filesThat(`${isGiven} and not coalesce(${isOvertaken}, false)`);

export type GivenFile = Pick<StoredFile, 'id' | 'name' | 'contentType' | 'byteSize' | 'scan'> & {
  questionId: string;
  isLate: boolean;
};

/** A file by its id, `isOwn` when it was handed in for the question in hand. */
export type NamedFile = Omit<GivenFile, 'questionId' | 'scan' | 'isLate'> & { isOwn: boolean };

const ownRecording = `
  select f.id, f.name, f.purpose, f.content_type as "contentType", f.byte_size as "byteSize", f.max_bytes as "maxBytes",
    f.part_count as "partCount", f.sha256, f.finished_at as "finishedAt", af.question_id as "questionId"
  from stored_files f join answer_files af on af.file_id = f.id join attempts t on t.id = af.attempt_id
  where f.id = $1 and f.purpose = 'recording' and t.invitation_id = $2`;

/** Whoever holds this id, and whether it is a finished file of this question in this sitting. */
const namedFile = `
  select f.id, f.name, f.content_type as "contentType", f.byte_size as "byteSize",
    coalesce(f.finished_at is not null and af.question_id = $2 and t.invitation_id = $3, false) as "isOwn"
  from stored_files f
  left join answer_files af on af.file_id = f.id left join attempts t on t.id = af.attempt_id
  where f.id = $1`;

/** Which of these are finished files of this question in this sitting. */
const ownAmong = `
  select f.id from answer_files af
  join stored_files f on f.id = af.file_id join attempts t on t.id = af.attempt_id
  where af.file_id = any($1::uuid[]) and af.question_id = $2 and t.invitation_id = $3 and f.finished_at is not null`;

@Injectable()
export class AnswerFilesQueries {
  constructor(private readonly dataSource: DataSource) {}

  async openedQuestion(
    credential: ExamCredential,
    questionId: string,
    pageId: string,
  ): Promise<QuestionForFiles | null> {
    const values = [questionId, credential.invitationId, credential.tokenVersion, pageId];
    const [question] = await this.dataSource.query<QuestionForFiles[]>(openedQuestion, values);
    return question ?? null;
  }

  async ownRecording(credential: ExamCredential, id: string): Promise<(StoredFile & { questionId: string }) | null> {
    const values = [id, credential.invitationId];
    const [file] = await this.dataSource.query<(StoredFile & { questionId: string })[]>(ownRecording, values);
    return file ?? null;
  }

  async named(credential: ExamCredential, questionId: string, id: string): Promise<NamedFile | null> {
    const values = [id, questionId, credential.invitationId];
    const [file] = await this.dataSource.query<NamedFile[]>(namedFile, values);
    return file ?? null;
  }

  async areOwn(credential: ExamCredential, questionId: string, fileIds: readonly string[]): Promise<boolean> {
    const values = [fileIds, questionId, credential.invitationId];
    const rows = await this.dataSource.query<{ id: string }[]>(ownAmong, values);
    const own = new Set(rows.map(({ id }) => id));
    return fileIds.every((id) => own.has(id));
  }

  ofQuestions(questionIds: readonly string[], manager: EntityManager = this.dataSource.manager): Promise<GivenFile[]> {
    return manager.query<GivenFile[]>(givenFiles, [questionIds]);
  }
}
