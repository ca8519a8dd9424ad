import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Question } from '../questions';
import { Assessment } from './assessment.entity';

/** The place of an assessment's own question. */
@Entity('assessment_questions')
@Index('assessment_questions_of_question', ['questionId'])
export class AssessmentQuestion {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'assessment_questions_pk' })
  @ForeignKey(() => Assessment, { name: 'assessment_questions_assessment_fk', onDelete: 'CASCADE' })
  assessmentId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'assessment_questions_pk' })
  @ForeignKey(() => Question, { name: 'assessment_questions_question_fk' })
  questionId: string;

  @Column('integer')
  position: number;
}
