import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Question, QuestionVersion } from '../questions';
import { Test } from './test.entity';

/** The place of a question in a test, which holds one version of it until somebody takes a newer one. */
@Entity('test_questions')
@Index('test_questions_of_question', ['questionId'])
@ForeignKey(() => QuestionVersion, ['questionId', 'version'], ['questionId', 'version'], {
  name: 'test_questions_version_fk',
})
export class TestQuestion {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'test_questions_pk' })
  @ForeignKey(() => Test, { name: 'test_questions_test_fk', onDelete: 'CASCADE' })
  testId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'test_questions_pk' })
  @ForeignKey(() => Question, { name: 'test_questions_question_fk' })
  questionId: string;

  @Column('integer', { default: 1 })
  version: number;

  @Column('integer')
  position: number;
}
