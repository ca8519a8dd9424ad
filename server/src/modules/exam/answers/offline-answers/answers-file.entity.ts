import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Attempt } from '../../attempt';

/** A file of answers that was taken in; the same one again is known by its digest. */
@Entity('answers_files')
@Index('answers_files_of_attempt', ['attemptId'])
export class AnswersFile {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'answers_files_pk' })
  digest: string;

  @Column('uuid')
  @ForeignKey(() => Attempt, { name: 'answers_files_attempt_fk', onDelete: 'CASCADE' })
  attemptId: string;

  /** Null when the candidate handed it in. */
  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'answers_files_taken_by_fk', onDelete: 'SET NULL' })
  takenBy: string | null;

  @Column('timestamptz')
  takenAt: Date;
}
