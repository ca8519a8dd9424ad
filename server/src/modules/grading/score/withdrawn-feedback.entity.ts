import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Feedback on a result that was withdrawn because its exam goes on: the next result takes it up again. */
@Entity('withdrawn_feedback')
export class WithdrawnFeedback {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'withdrawn_feedback_pk' })
  @ForeignKey('attempts', { name: 'withdrawn_feedback_attempt_fk', onDelete: 'CASCADE' })
  attemptId: string;

  @Column('text')
  text: string;

  /** Null when the user is gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'withdrawn_feedback_given_by_fk', onDelete: 'SET NULL' })
  givenBy: string | null;

  @Column('timestamptz', { nullable: true })
  givenAt: Date | null;

  @Column('boolean')
  isShared: boolean;
}
