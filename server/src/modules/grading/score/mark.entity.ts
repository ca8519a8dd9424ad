import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Derivation, Explanation } from '@mizan/question-model';
import { hundredthsColumn } from './points';
import type { Hundredths } from './points';

export const MarkOrigin = { AUTOMATIC: 'automatic', PERSON: 'person', AWAITING: 'awaiting' } as const;
export type MarkOrigin = (typeof MarkOrigin)[keyof typeof MarkOrigin];

const points = { precision: 8, scale: 2, transformer: hundredthsColumn } as const;

/** The points for one answer and why. What a person gave stays until a person changes it. */
@Entity('marks')
@Check('marks_score_in_range', 'score is null or (score >= 0 and score <= max_score)')
@Check('marks_awaiting_has_no_score', "(origin = 'awaiting') = (score is null)")
@Index('marks_of_attempt', ['attemptId'])
@Index('marks_awaiting', ['attemptId'], { where: "origin = 'awaiting'" })
export class Mark {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'marks_pk' })
  @ForeignKey('attempt_questions', { name: 'marks_question_fk', onDelete: 'CASCADE' })
  questionId: string;

  @Column('uuid')
  @ForeignKey('attempts', { name: 'marks_attempt_fk', onDelete: 'CASCADE' })
  attemptId: string;

  @Column('numeric', { ...points, nullable: true })
  score: Hundredths | null;

  @Column('numeric', points)
  maxScore: Hundredths;

  @Column({ type: 'enum', enum: Object.values(MarkOrigin), enumName: 'mark_origin' })
  origin: MarkOrigin;

  @Column('jsonb')
  explanation: Explanation;

  /** Null on marks that are older than derivations; those are derived anew when somebody asks. */
  @Column('jsonb', { nullable: true })
  derivation: Derivation | null;

  @Column('text', { nullable: true })
  feedback: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'marks_marked_by_fk', onDelete: 'SET NULL' })
  markedBy: string | null;

  @Column('timestamptz', { nullable: true })
  markedAt: Date | null;

  /** Grows with each change by a person, so that two who mark at once notice each other. */
  @Column('integer', { default: 0 })
  revision: number;
}
