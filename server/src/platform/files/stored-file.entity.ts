import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

export const FilePurpose = {
  QUESTION_IMAGE: 'question-image',
  WELCOME_VIDEO: 'welcome-video',
  ANSWER: 'answer',
  RECORDING: 'recording',
  SNAPSHOT: 'snapshot',
  EXPORT: 'export',
  QUESTION_BANK: 'question-bank',
} as const;
export type FilePurpose = (typeof FilePurpose)[keyof typeof FilePurpose];

export const FileScan = { WAITING: 'waiting', CLEAN: 'clean', INFECTED: 'infected' } as const;
export type FileScan = (typeof FileScan)[keyof typeof FileScan];

/** A file as the database knows it; its bytes lie in the storage under its id. */
@Entity('stored_files')
@Check('stored_files_within_limit', 'byte_size <= max_bytes')
@Check('stored_files_finished_whole', '(finished_at is null) = (sha256 is null)')
@Index('stored_files_of_owner', ['ownerId'])
@Index('stored_files_by_age', ['createdAt'])
@Index('stored_files_unscanned', ['finishedAt'], { where: `scan = 'waiting'` })
export class StoredFile {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'stored_files_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('users', { name: 'stored_files_owner_fk' })
  ownerId: string;

  @Column({ type: 'enum', enum: Object.values(FilePurpose), enumName: 'file_purpose' })
  purpose: FilePurpose;

  /** As its sender named it, without folders and control characters. */
  @Column('text')
  name: string;

  @Column('text')
  contentType: string;

  /** What is stored of it so far. */
  @Column('integer')
  byteSize: number;

  @Column('integer')
  maxBytes: number;

  /** How many parts it was joined from; 0 for what came in one piece. */
  @Column('integer', { default: 0 })
  partCount: number;

  /** Hexadecimal; null until it is finished. */
  @Column('text', { nullable: true })
  sha256: string | null;

  @Column('timestamptz')
  createdAt: Date;

  /** Until then it is being uploaded, and nobody can read it. */
  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  /** Only what is clean, or came without a scanner (null), can be opened. */
  @Column({ type: 'enum', enum: Object.values(FileScan), enumName: 'file_scan', nullable: true })
  scan: FileScan | null;
}
