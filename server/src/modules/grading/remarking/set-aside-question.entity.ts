import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A question that counts for nobody who sits this assessment, because a person decided so. It is still asked and marked. */
@Entity('set_aside_questions')
export class SetAsideQuestion {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'set_aside_questions_pk' })
  @ForeignKey('assessments', { name: 'set_aside_questions_assessment_fk', onDelete: 'CASCADE' })
  assessmentId: string;

  /** Of the bank; not a reference, that one may be gone. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'set_aside_questions_pk' })
  questionId: string;

  @Column('text')
  reason: string;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'set_aside_questions_set_aside_by_fk', onDelete: 'SET NULL' })
  setAsideBy: string | null;

  @Column('timestamptz')
  setAsideAt: Date;
}
