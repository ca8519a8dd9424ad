import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { AnswerKey, QuestionContent } from '@mizan/question-model';
import type { PaperTranslation } from '../../assessments';
import { ContentLanguage, Difficulty, QuestionType } from '../../questions';
import { Attempt } from './attempt.entity';

/** A question of the paper: frozen when the attempt starts. Only its time is ever updated, to what the time ledger says. */
@Entity('attempt_questions')
@Index('attempt_questions_of_question', ['questionId'])
@Index('attempt_questions_images', { synchronize: false })
@Index('attempt_questions_translated_images', { synchronize: false })
@Unique('attempt_questions_one_per_position', ['attemptId', 'position'])
export class AttemptQuestion {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'attempt_questions_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey(() => Attempt, { name: 'attempt_questions_attempt_fk', onDelete: 'CASCADE' })
  attemptId: string;

  /** The question it was copied from; not a reference, that one may be gone. */
  @Column('uuid')
  questionId: string;

  @Column('integer')
  position: number;

  @Column({ type: 'enum', enum: Object.values(QuestionType), enumName: 'question_type' })
  type: QuestionType;

  @Column('text')
  text: string;

  @Column('text', { nullable: true })
  textHtml: string | null;

  @Column('jsonb')
  content: QuestionContent;

  @Column('jsonb')
  answerKey: AnswerKey;

  /** In which it was written. */
  @Column({ type: 'enum', enum: Object.values(ContentLanguage), enumName: 'content_language', nullable: true })
  language: ContentLanguage | null;

  /** The same question in the other language, its choices in the same order. */
  @Column('jsonb', { nullable: true })
  translation: PaperTranslation | null;

  @Column('integer')
  baseDurationSeconds: number;

  /** All of its time: with the candidate's extra time and what staff added. */
  @Column('integer')
  durationSeconds: number;

  /** What staff added. */
  @Column('integer', { default: 0 })
  addedSeconds: number;

  @Column('numeric', { precision: 8, scale: 2, transformer: { to: (score: number) => score, from: Number } })
  score: number;

  @Column({ type: 'enum', enum: Object.values(Difficulty), enumName: 'difficulty' })
  difficulty: Difficulty;

  @Column('text')
  skill: string;

  @Column('boolean')
  isAdditional: boolean;

  /** A person decided that it counts for nobody; it is additional since. */
  @Column('boolean', { default: false })
  isSetAside: boolean;
}
