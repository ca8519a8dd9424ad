import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Derivation } from '@mizan/question-model';
import { hundredthsColumn } from '../score';
import type { Hundredths } from '../score';

/** What a second person gave for the same answer, without having seen the first mark. It counts only once it is settled. */
@Entity('second_marks')
@Check('second_marks_settled_whole', '(settled_at is null) = (settled_reason is null)')
@Index('second_marks_of_attempt', ['attemptId'])
export class SecondMark {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'second_marks_pk' })
  @ForeignKey('attempt_questions', { name: 'second_marks_question_fk', onDelete: 'CASCADE' })
  questionId: string;

  @Column('uuid')
  @ForeignKey('attempts', { name: 'second_marks_attempt_fk', onDelete: 'CASCADE' })
  attemptId: string;

  @Column('numeric', { precision: 8, scale: 2, transformer: hundredthsColumn })
  score: Hundredths;

  /** Of the first mark at that moment: what the difference report compares. */
  @Column('numeric', { precision: 8, scale: 2, transformer: hundredthsColumn })
  firstScore: Hundredths;

  @Column('jsonb')
  derivation: Derivation;

  @Column('text', { nullable: true })
  feedback: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'second_marks_marked_by_fk', onDelete: 'SET NULL' })
  markedBy: string | null;

  @Column('timestamptz')
  markedAt: Date;

  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'second_marks_settled_by_fk', onDelete: 'SET NULL' })
  settledBy: string | null;

  @Column('text', { nullable: true })
  settledReason: string | null;
}
