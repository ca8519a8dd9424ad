import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Invitation } from '../../candidates';
import { TrackingConnection } from './tracking-connection.entity';

/** One assessment that a tracking system ordered for one candidate; its id is what the system knows it by. */
@Entity('tracking_orders')
@Index('tracking_orders_once', ['invitationId', 'connectionId'], { unique: true, where: 'cancelled_at is null' })
@Index('tracking_orders_of_connection', ['connectionId', 'createdAt'])
export class TrackingOrder {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'tracking_orders_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey(() => TrackingConnection, { name: 'tracking_orders_connection_fk', onDelete: 'CASCADE' })
  connectionId: string;

  @Column('uuid')
  @ForeignKey(() => Invitation, { name: 'tracking_orders_invitation_fk', onDelete: 'CASCADE' })
  invitationId: string;

  /** Where the system wants to be told of this order. */
  @Column('text', { nullable: true })
  callbackUrl: string | null;

  /** The candidate's page in the tracking system. */
  @Column('text', { nullable: true })
  profileUrl: string | null;

  /** What the system itself calls the application. */
  @Column('text', { nullable: true })
  foreignId: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  cancelledAt: Date | null;
}
