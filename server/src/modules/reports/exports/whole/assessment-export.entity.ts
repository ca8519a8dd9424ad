import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { RunRow } from '../../../../platform/runs';

export const ExportState = {
  WAITING: 'waiting',
  RUNNING: 'running',
  READY: 'ready',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
} as const;
export type ExportState = (typeof ExportState)[keyof typeof ExportState];

export const ExportPart = { RESULTS: 'results', REPORTS: 'reports', FILES: 'files' } as const;
export type ExportPart = (typeof ExportPart)[keyof typeof ExportPart];

export const ExportFailure = {
  STORAGE_FULL: 'storage-full',
  TOO_LARGE: 'too-large',
  NO_ACCESS: 'no-access',
  INTERNAL: 'internal',
} as const;
export type ExportFailure = (typeof ExportFailure)[keyof typeof ExportFailure];

/** An archive of a whole assessment, from the wish to its last day. One per maker and assessment is made at a time. */
@Entity('assessment_exports')
@Index('assessment_exports_one_open', ['assessmentId', 'createdBy'], { unique: true, where: 'finished_at is null' })
@Index('assessment_exports_of_assessment', ['assessmentId', 'requestedAt'])
@Index('assessment_exports_of_file', ['fileId'])
export class AssessmentExport extends RunRow {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'assessment_exports_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('assessments', { name: 'assessment_exports_assessment_fk', onDelete: 'CASCADE' })
  assessmentId: string;

  /** Whose right to see the results decides what is in it. */
  @Column('uuid')
  @ForeignKey('users', { name: 'assessment_exports_creator_fk', onDelete: 'CASCADE' })
  createdBy: string;

  @Column('text', { array: true })
  parts: ExportPart[];

  @Column('text')
  language: 'en' | 'ar';

  @Column('text')
  state: ExportState;

  @Column('uuid', { nullable: true })
  @ForeignKey('stored_files', { name: 'assessment_exports_file_fk', onDelete: 'SET NULL' })
  fileId: string | null;

  @Column('text', { nullable: true })
  failure: ExportFailure | null;
}
