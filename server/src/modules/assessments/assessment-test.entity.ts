import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Test } from '../test-library';
import { Assessment } from './assessment.entity';

/** The place of a chosen library test in an assessment. */
@Entity('assessment_tests')
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
