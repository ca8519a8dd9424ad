import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Attempt } from '../attempt';
import { ProctorEvent } from './proctor-event.entity';
import { SignalExcuse, SignalKind } from './signal-kind';

/** What a page noticed, as it told it. The id is the page's choice, so that telling it again changes nothing. */
@Entity('proctor_signals')
@Index('proctor_signals_of_event', ['eventId'])
@Index('proctor_signals_of_attempt', ['attemptId'])
export class ProctorSignal {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'proctor_signals_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey(() => Attempt, { name: 'proctor_signals_attempt_fk', onDelete: 'CASCADE' })
  attemptId: string;

  @Column('uuid')
  @ForeignKey(() => ProctorEvent, { name: 'proctor_signals_event_fk', onDelete: 'CASCADE' })
  eventId: string;

  @Column({ type: 'enum', enum: Object.values(SignalKind), enumName: 'signal_kind' })
  kind: SignalKind;

  /** By the server's clock, as the page keeps it. */
  @Column('timestamptz')
  startedAt: Date;

  /** By the clock of the candidate's computer, whatever that says. */
  @Column('timestamptz')
  computerAt: Date;

  @Column('integer')
  lastedMs: number;

  /** False while it goes on; the page tells its end when there is one. */
  @Column('boolean')
  isOver: boolean;

  @Column({ type: 'enum', enum: Object.values(SignalExcuse), enumName: 'signal_excuse', nullable: true })
  excuse: SignalExcuse | null;

  @Column('integer')
  warningsSeen: number;

  @Column('timestamptz')
  receivedAt: Date;
}
