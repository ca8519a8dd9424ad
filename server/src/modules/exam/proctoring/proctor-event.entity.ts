import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Attempt } from '../attempt';
import { SignalKind } from './signal-kind';

export const Verdict = { CONFIRMED: 'confirmed', DISMISSED: 'dismissed' } as const;
export type Verdict = (typeof Verdict)[keyof typeof Verdict];

/** One burst of signals: what people see, count and decide about. */
@Entity('proctor_events')
@Index('proctor_events_of_attempt', ['attemptId', 'startedAt'])
@Index('proctor_events_by_age', ['startedAt'])
export class ProctorEvent {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'proctor_events_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey(() => Attempt, { name: 'proctor_events_attempt_fk', onDelete: 'CASCADE' })
  attemptId: string;

  @Column({ type: 'enum', enum: Object.values(SignalKind), enumName: 'signal_kind' })
  kind: SignalKind;

  /** By the server's clock. */
  @Column('timestamptz')
  startedAt: Date;

  @Column('timestamptz')
  endedAt: Date;

  /** For how long the candidate was away in a way that counts here. */
  @Column('integer', { default: 0 })
  awayMs: number;

  /** The how-manieth time it was counted as; null where it does not count. */
  @Column('integer', { nullable: true })
  countedAs: number | null;

  /** Counted before staff gave the attempt back: no warning any more. */
  @Column('boolean', { default: false })
  isForgiven: boolean;

  @Column('text', { nullable: true })
  candidateNote: string | null;

  @Column('timestamptz', { nullable: true })
  candidateNotedAt: Date | null;

  @Column({ type: 'enum', enum: Object.values(Verdict), enumName: 'proctor_verdict', nullable: true })
  verdict: Verdict | null;

  @Column('text', { nullable: true })
  verdictNote: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'proctor_events_reviewer_fk', onDelete: 'SET NULL' })
  reviewedBy: string | null;

  @Column('timestamptz', { nullable: true })
  reviewedAt: Date | null;
}
