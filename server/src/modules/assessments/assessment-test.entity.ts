import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Test } from '../test-library';
import { Assessment } from './assessment.entity';

/** The place of a chosen library test in an assessment. */
@Entity('assessment_tests')
@Index('assessment_tests_of_test', ['testId'])
export class AssessmentTest {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'assessment_tests_pk' })
  @ForeignKey(() => Assessment, { name: 'assessment_tests_assessment_fk', onDelete: 'CASCADE' })
  assessmentId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'assessment_tests_pk' })
  @ForeignKey(() => Test, { name: 'assessment_tests_test_fk' })
  testId: string;

  @Column('integer')
  position: number;
}
