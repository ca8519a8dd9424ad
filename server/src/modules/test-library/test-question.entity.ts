import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Question } from '../questions';
import { Test } from './test.entity';

/** The place of a question in a test. */
@Entity('test_questions')
export class TestQuestion {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'test_questions_pk' })
  @ForeignKey(() => Test, { name: 'test_questions_test_fk', onDelete: 'CASCADE' })
  testId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'test_questions_pk' })
  @ForeignKey(() => Question, { name: 'test_questions_question_fk' })
  questionId: string;

  @Column('integer')
  position: number;
}
