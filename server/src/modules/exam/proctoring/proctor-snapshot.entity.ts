import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { StoredFile } from '../../../platform/files';
import { Attempt } from '../attempt';

/** What the candidate's own device guessed; `unknown` where it could not look. A hint for people, never more. */
export const FaceHint = { NONE: 'none', ONE: 'one', SEVERAL: 'several', UNKNOWN: 'unknown' } as const;
export type FaceHint = (typeof FaceHint)[keyof typeof FaceHint];

/** A picture that was asked for at a moment the server drew; without a file as long as none has come. */
@Entity('proctor_snapshots')
@Index('proctor_snapshots_of_attempt', ['attemptId', 'askedAt'])
@Index('proctor_snapshots_of_file', ['fileId'])
@Index('proctor_snapshots_by_age', ['askedAt'])
export class ProctorSnapshot {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'proctor_snapshots_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey(() => Attempt, { name: 'proctor_snapshots_attempt_fk', onDelete: 'CASCADE' })
  attemptId: string;

  @Column('timestamptz')
  askedAt: Date;

  @Column('timestamptz', { nullable: true })
  takenAt: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => StoredFile, { name: 'proctor_snapshots_file_fk', onDelete: 'SET NULL' })
  fileId: string | null;

  @Column({ type: 'enum', enum: Object.values(FaceHint), enumName: 'face_hint', nullable: true })
  faces: FaceHint | null;
}
