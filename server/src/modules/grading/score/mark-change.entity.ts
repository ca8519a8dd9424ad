import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Explanation } from '@mizan/question-model';
import type { MarkOrigin, Mark } from './mark.entity';
import type { Hundredths } from './points';

export const MarkCause = {
  PERSON: 'person',
  REMARKING: 'remarking',
  SETTLING: 'settling',
  LATE_COUNTED: 'late-counted',
} as const;
export type MarkCause = (typeof MarkCause)[keyof typeof MarkCause];

/** What a mark said. */
export interface MarkSnapshot {
  score: Hundredths | null;
  origin: MarkOrigin;
  explanation: Explanation;
  feedback: string | null;
  markedBy: string | null;
}

/** One change of a mark: written with it, and never updated. */
@Entity('mark_changes')
@Index('mark_changes_of_question', ['questionId', 'changedAt'])
@Index('mark_changes_of_attempt', ['attemptId'])
export class MarkChange {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'mark_changes_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('attempt_questions', { name: 'mark_changes_question_fk', onDelete: 'CASCADE' })
  questionId: string;

  @Column('uuid')
  @ForeignKey('attempts', { name: 'mark_changes_attempt_fk', onDelete: 'CASCADE' })
  attemptId: string;

  @Column('timestamptz')
  changedAt: Date;

  /** Null when the user is gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'mark_changes_changed_by_fk', onDelete: 'SET NULL' })
  changedBy: string | null;

  @Column({ type: 'enum', enum: Object.values(MarkCause), enumName: 'mark_cause' })
  cause: MarkCause;

  @Column('text', { nullable: true })
  reason: string | null;

  @Column('jsonb')
  before: MarkSnapshot;

  @Column('jsonb')
  after: MarkSnapshot;
}

export function markSnapshot({ score, origin, explanation, feedback, markedBy }: Mark): MarkSnapshot {
  return { score, origin, explanation, feedback, markedBy };
}
