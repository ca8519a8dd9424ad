import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Attempt } from '../attempt.entity';
import { ClosedBy } from '../attempt.machine';
import { ReasonCode } from './reason-code';

export const LedgerKind = {
  /** What a question gives before any extra time. */
  BASE: 'base',
  EXTRA_PERCENT: 'extra-percent',
  OPENED: 'opened',
  ADDED: 'added',
  PAUSED: 'paused',
  RESUMED: 'resumed',
  CLOSED: 'closed',
  SUBMITTED: 'submitted',
  REOPENED: 'reopened',
  /** Where candidates may go back: its clock stops, and what it had left waits for them. */
  LEFT: 'left',
  RETURNED: 'returned',
} as const;
export type LedgerKind = (typeof LedgerKind)[keyof typeof LedgerKind];

/** One fact about the time of an attempt. Written once, under the attempt's lock: the database refuses every change. */
@Entity('time_ledger')
@Check('time_ledger_number_positive', 'number > 0')
@Index('time_ledger_once_per_request', ['requestId'], { unique: true, where: 'request_id is not null' })
export class TimeLedgerEntry {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'time_ledger_pk' })
  @ForeignKey(() => Attempt, { name: 'time_ledger_attempt_fk', onDelete: 'CASCADE' })
  attemptId: string;

  /** From 1 without gaps: the order in which the facts hold. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'time_ledger_pk' })
  number: number;

  @Column({ type: 'enum', enum: Object.values(LedgerKind), enumName: 'time_ledger_kind' })
  kind: LedgerKind;

  /** When it took effect. */
  @Column('timestamptz')
  at: Date;

  /** Null where it concerns the whole attempt. Not a reference: an entry stays what it was. */
  @Column('uuid', { nullable: true })
  questionId: string | null;

  /** Of BASE and ADDED. */
  @Column('integer', { nullable: true })
  seconds: number | null;

  /** Of EXTRA_PERCENT. */
  @Column('integer', { nullable: true })
  percent: number | null;

  /** Of CLOSED and SUBMITTED. */
  @Column({ type: 'enum', enum: Object.values(ClosedBy), enumName: 'closed_by', nullable: true })
  closedBy: ClosedBy | null;

  @Column({ type: 'enum', enum: Object.values(ReasonCode), enumName: 'reason_code', nullable: true })
  reasonCode: ReasonCode | null;

  @Column('text', { nullable: true })
  note: string | null;

  /** Who of the staff did it; no reference, like the audit log. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text', { nullable: true })
  actorName: string | null;

  /** Of the call that asked for it: the same call again adds nothing. */
  @Column('uuid', { nullable: true })
  requestId: string | null;
}
