import type { AnswerKey } from '@mizan/question-model';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A key that was corrected on papers already sat: what it was, what it became, who did it and why. */
@Entity('key_corrections')
@Index('key_corrections_of_assessment', ['assessmentId', 'questionId', 'number'], { unique: true })
export class KeyCorrection {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'key_corrections_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('assessments', { name: 'key_corrections_assessment_fk', onDelete: 'CASCADE' })
  assessmentId: string;

  /** Of the bank; not a reference, that one may be gone. */
  @Column('uuid')
  questionId: string;

  /** The newest in the bank at that time; 0 where it was gone. */
  @Column('integer')
  questionVersion: number;

  /** In the order in which they were written down for the assessment. The clocks of two servers may differ. */
  @Column('integer')
  number: number;

  @Column('jsonb')
  before: AnswerKey;

  @Column('jsonb')
  after: AnswerKey;

  @Column('text')
  reason: string;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'key_corrections_corrected_by_fk', onDelete: 'SET NULL' })
  correctedBy: string | null;

  @Column('timestamptz')
  correctedAt: Date;
}
