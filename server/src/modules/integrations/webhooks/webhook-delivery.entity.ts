import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** `cancelled`: the endpoint was switched off before it arrived. */
export const DeliveryStatus = {
  PENDING: 'pending',
  DELIVERED: 'delivered',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
} as const;
export type DeliveryStatus = (typeof DeliveryStatus)[keyof typeof DeliveryStatus];

/** One message on its way to one endpoint. */
@Entity('webhook_deliveries')
@Unique('webhook_deliveries_once', ['messageId', 'endpointId'])
@Index('webhook_deliveries_newest', { synchronize: false })
@Index('webhook_deliveries_due', { synchronize: false })
export class WebhookDelivery {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'webhook_deliveries_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('webhook_messages', { name: 'webhook_deliveries_message_fk', onDelete: 'CASCADE' })
  messageId: string;

  @Column('uuid')
  @ForeignKey('webhook_endpoints', { name: 'webhook_deliveries_endpoint_fk', onDelete: 'CASCADE' })
  endpointId: string;

  /** Where it goes, when not where its endpoint says. */
  @Column('text', { nullable: true })
  url: string | null;

  @Column('text', { default: DeliveryStatus.PENDING })
  status: DeliveryStatus;

  @Column('integer', { default: 0 })
  tries: number;

  /** Tries since the delivery began, or was last sent again by hand. */
  @Column('integer', { default: 0 })
  roundTries: number;

  @Column('timestamptz')
  roundStartedAt: Date;

  /** Null when nothing more is tried. */
  @Column('timestamptz', { name: 'next_attempt_at', nullable: true })
  nextTryAt: Date | null;

  /** Until then one process is at it. */
  @Column('timestamptz', { nullable: true })
  claimedUntil: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
