import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AnswerKey, QuestionContent, Translation, TranslationState } from '@mizan/question-model';
import type { QuestionNotes } from './notes/question-notes';
import type { QuestionFields } from './question-fields';
import { ActiveStatus, ContentLanguage, Difficulty, QuestionType } from './vocabulary';

@Entity('questions')
@Check('questions_duration_positive', 'duration_seconds > 0')
@Check('questions_score_not_negative', 'score >= 0')
@Index('questions_of_owner', ['ownerId', 'updatedAt', 'id'])
@Index('questions_newest', ['updatedAt', 'id'])
@Index('questions_search', { synchronize: false })
@Index('questions_by_skill', { synchronize: false })
@Index('questions_by_text', { synchronize: false })
@Index('questions_of_skill', { synchronize: false })
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

  /** Counted from 1; the row is the newest version, `question_versions` has them all. */
  @Column('integer', { default: 1 })
  version: number;

  /** In which it was written: detected from the text, until there is a translation. */
  @Column({
    type: 'enum',
    enum: Object.values(ContentLanguage),
    enumName: 'content_language',
    default: ContentLanguage.EN,
  })
  language: ContentLanguage;

  /** What it says in the other language; null where nothing does. */
  @Column('jsonb', { nullable: true })
  translation: Translation | null;

  /** Follows from the translation; kept for lists. */
  @Column('text', { default: 'NONE' })
  translationState: TranslationState;

  /** Feedback, hints and tags; null where nothing is said. */
  @Column('jsonb', { nullable: true })
  notes: QuestionNotes | null;

  /** The question of somebody else that this one was copied from. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Question, { name: 'questions_origin_fk', onDelete: 'SET NULL' })
  originId: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
