import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { RunRow } from '../../../../platform/runs';
import type { ImportQuestionsInput } from '../interchange.inputs';

export const ImportState = {
  WAITING: 'waiting',
  RUNNING: 'running',
  DONE: 'done',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
} as const;
export type ImportState = (typeof ImportState)[keyof typeof ImportState];

export const ImportStage = { READING: 'reading', CHECKING: 'checking', STORING: 'storing' } as const;
export type ImportStage = (typeof ImportStage)[keyof typeof ImportStage];

/** What somebody asked for, as it was sent. */
export type ImportWish = Omit<ImportQuestionsInput, 'file' | 'uploadId'>;

/** A bank that is read, or taken over, beside the requests. A file is taken over by one at a time. */
@Entity('question_imports')
@Index('question_imports_one_open', ['fileId'], { unique: true, where: 'finished_at is null and not is_preview' })
@Index('question_imports_of_creator', ['createdBy', 'requestedAt'])
@Index('question_imports_of_file', ['fileId'])
export class QuestionImport extends RunRow {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'question_imports_pk' })
  id: string;

  /** Whose questions they become, and in whose name the job acts. */
  @Column('uuid')
  @ForeignKey('users', { name: 'question_imports_creator_fk', onDelete: 'CASCADE' })
  createdBy: string;

  @Column('uuid', { nullable: true })
  @ForeignKey('stored_files', { name: 'question_imports_file_fk', onDelete: 'SET NULL' })
  fileId: string | null;

  @Column('text')
  fileName: string;

  @Column('boolean')
  isPreview: boolean;

  @Column('jsonb')
  wish: ImportWish;

  @Column('text')
  state: ImportState;

  @Column('text')
  stage: ImportStage;

  @Column('integer', { default: 0 })
  storedCount: number;

  /** What came of it, as V8 writes values down. */
  @Column('bytea', { nullable: true, select: false })
  result: Buffer | null;

  /** A code of `ErrorCode`. */
  @Column('text', { nullable: true })
  failure: string | null;

  @Column('jsonb', { nullable: true })
  failureParams: Record<string, string> | null;
}
