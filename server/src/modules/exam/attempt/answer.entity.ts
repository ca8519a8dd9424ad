import type { AnswerValue } from '@mizan/question-model';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ContentLanguage } from '../../questions';
import { AttemptQuestion } from './attempt-question.entity';
import { Attempt } from './attempt.entity';
import { ClosedBy } from './attempt.machine';

/** Exists from the moment its question opens. Saves and the closing of the question meet on this row's lock. */
@Entity('answers')
@Index('answers_of_attempt', ['attemptId'])
@Index('answers_open', ['closesAt'], { where: 'closed_at is null and left_at is null' })
@Index('answers_late', ['questionId'], { where: 'late_revision > 0 and late_counted_at is null' })
export class Answer {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'answers_pk' })
  @ForeignKey(() => AttemptQuestion, { name: 'answers_question_fk', onDelete: 'CASCADE' })
  questionId: string;

  @Column('uuid')
  @ForeignKey(() => Attempt, { name: 'answers_attempt_fk', onDelete: 'CASCADE' })
  attemptId: string;

  @Column('timestamptz')
  openedAt: Date;

  @Column('timestamptz')
  closesAt: Date;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  @Column({ type: 'enum', enum: Object.values(ClosedBy), enumName: 'closed_by', nullable: true })
  closedBy: ClosedBy | null;

  /** Since when its clock stands still for a candidate who may come back; stays where it is closed meanwhile. */
  @Column('timestamptz', { nullable: true })
  leftAt: Date | null;

  /** How many times it was opened. */
  @Column('integer', { default: 1 })
  visit: number;

  /** What counts: the newest revision that arrived in time from the live page. */
  @Column('jsonb', { nullable: true })
  value: AnswerValue | null;

  @Column('integer', { default: 0 })
  revision: number;

  @Column('timestamptz', { nullable: true })
  savedAt: Date | null;

  /** In which the question was shown when this was given; null as long as nothing was. */
  @Column({ type: 'enum', enum: Object.values(ContentLanguage), enumName: 'content_language', nullable: true })
  language: ContentLanguage | null;

  /** What came too late, or from a page that was not the live one: kept and shown, not scored. */
  @Column('jsonb', { nullable: true })
  lateValue: AnswerValue | null;

  @Column('integer', { default: 0 })
  lateRevision: number;

  @Column('timestamptz', { nullable: true })
  lateSavedAt: Date | null;

  /** When a person let the late value count: since then it is `value`, and what counted before stands as the late one. */
  @Column('timestamptz', { nullable: true })
  lateCountedAt: Date | null;
}
