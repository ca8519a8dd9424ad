import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { QuestionFields } from './question.policy';
import type { AnswerKey, QuestionContent } from './types';
import { ActiveStatus, Difficulty, QuestionType } from './vocabulary';

@Entity('questions')
@Check('questions_duration_positive', 'duration_seconds > 0')
@Check('questions_score_not_negative', 'score >= 0')
@Index('questions_of_owner', ['ownerId', 'updatedAt'])
export class Question implements QuestionFields {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'questions_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('users', { name: 'questions_owner_fk' })
  ownerId: string;

  @Column({ type: 'enum', enum: Object.values(QuestionType), enumName: 'question_type' })
  type: QuestionType;

  @Column('text')
  text: string;

  /** As `readRichText` writes it; null when the text is plain. */
  @Column('text', { nullable: true })
  textHtml: string | null;

  @Column('jsonb')
  content: QuestionContent;

  @Column('jsonb')
  answerKey: AnswerKey;

  @Column('integer')
  durationSeconds: number;

  @Column('numeric', { precision: 8, scale: 2, transformer: { to: (score: number) => score, from: Number } })
  score: number;

  @Column({ type: 'enum', enum: Object.values(Difficulty), enumName: 'difficulty' })
  difficulty: Difficulty;

  @Column('text')
  skill: string;

  /** Asked and kept, not counted in the score. */
  @Column('boolean', { default: false })
  isAdditional: boolean;

  @Column({ type: 'enum', enum: Object.values(ActiveStatus), enumName: 'active_status', default: ActiveStatus.ACTIVE })
  status: ActiveStatus;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
