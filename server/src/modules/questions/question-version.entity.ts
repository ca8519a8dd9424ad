import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Question } from './question.entity';
import type { QuestionFields } from './question-fields';

/** What a question once said: written with every change of it, the newest one included, and never updated. */
@Entity('question_versions')
@Index('question_versions_images', { synchronize: false })
@Index('question_versions_translated_images', { synchronize: false })
@Index('question_versions_skill', { synchronize: false })
export class QuestionVersion {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'question_versions_pk' })
  @ForeignKey(() => Question, { name: 'question_versions_question_fk', onDelete: 'CASCADE' })
  questionId: string;

  /** Counted from 1. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'question_versions_pk' })
  version: number;

  @Column('jsonb')
  fields: QuestionFields;

  @Column('timestamptz')
  createdAt: Date;

  /** Null when the user is gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'question_versions_created_by_fk', onDelete: 'SET NULL' })
  createdBy: string | null;
}
