import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { TrackingConnection } from './tracking-connection.entity';

/** What a tracking system asked for and how it was answered; without a word about the candidate. */
@Entity('tracking_calls')
@Index('tracking_calls_newest', ['connectionId', 'at'])
export class TrackingCall {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'tracking_calls_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey(() => TrackingConnection, { name: 'tracking_calls_connection_fk', onDelete: 'CASCADE' })
  connectionId: string;

  @Column('timestamptz')
  at: Date;

  /** As the system's documents call it, such as `send_test`. */
  @Column('text')
  name: string;

  /** Of HTTP. */
  @Column('integer')
  status: number;

  /** What was wrong; null when nothing was. */
  @Column('text', { nullable: true })
  problem: string | null;
}
