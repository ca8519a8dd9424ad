import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { hundredthsColumn } from './points';
import type { Hundredths } from './points';

export const ResultStatus = { UNDER_REVIEW: 'Under review', PASSED: 'Passed', FAILED: 'Failed' } as const;
export type ResultStatus = (typeof ResultStatus)[keyof typeof ResultStatus];

const points = { precision: 10, scale: 2, transformer: hundredthsColumn } as const;

/** The sum of an attempt's marks; always what `totalsOf` makes of them. */
@Entity('results')
@Unique('results_one_per_candidate', ['assessmentId', 'candidateId'])
@Index('results_of_candidate', ['candidateId'])
@Index('results_of_owner', ['ownerId', 'markedAt'])
export class Result {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'results_pk' })
  @ForeignKey('attempts', { name: 'results_attempt_fk', onDelete: 'CASCADE' })
  attemptId: string;

  @Column('uuid')
  @ForeignKey('users', { name: 'results_owner_fk' })
  ownerId: string;

  @Column('uuid')
  @ForeignKey('assessments', { name: 'results_assessment_fk' })
  assessmentId: string;

  @Column('uuid')
  @ForeignKey('candidates', { name: 'results_candidate_fk' })
  candidateId: string;

  @Column('numeric', points)
  score: Hundredths;

  @Column('numeric', points)
  totalScore: Hundredths;

  @Column('integer')
  percentage: number;

  @Column({ type: 'enum', enum: Object.values(ResultStatus), enumName: 'result_status' })
  status: ResultStatus;

  /** An answer to a qualifier rules the candidate out. It changes neither score nor status. */
  @Column('boolean', { default: false })
  isDisqualified: boolean;

  @Column('text', { nullable: true })
  overallFeedback: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'results_feedback_by_fk', onDelete: 'SET NULL' })
  feedbackBy: string | null;

  @Column('timestamptz', { nullable: true })
  feedbackAt: Date | null;

  /** Whether the candidate may read it. */
  @Column('boolean', { default: false })
  isFeedbackShared: boolean;

  @Column('timestamptz')
  markedAt: Date;
}
