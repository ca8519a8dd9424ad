import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Attempt } from '../../attempt';

/** A file of answers that was taken in; the same one again is known by its digest. */
@Entity('unsent_answers')
@Index('unsent_answers_of_attempt', ['attemptId'])
export class UnsentAnswers {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'unsent_answers_pk' })
  digest: string;

  @Column('uuid')
  @ForeignKey(() => Attempt, { name: 'unsent_answers_attempt_fk', onDelete: 'CASCADE' })
  attemptId: string;

  /** Null when the candidate handed it in. */
  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'unsent_answers_taken_by_fk', onDelete: 'SET NULL' })
  takenBy: string | null;

  @Column('timestamptz')
  takenAt: Date;
}
