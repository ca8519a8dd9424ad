import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { lastEnd } from '../secrets/former-secrets';
import type { WebhookEvent } from './webhook-event';

/** `gone`: the receiver answered 410. `failing`: nothing has arrived for a day. */
export const DisabledBecause = { GONE: 'gone', FAILING: 'failing' } as const;
export type DisabledBecause = (typeof DisabledBecause)[keyof typeof DisabledBecause];

/** An address of another system that is told what happens. Its secret follows from the id, the version and our own secret. */
@Entity('webhook_endpoints')
@Index('webhook_endpoints_of_owner', ['ownerId'])
@Index('webhook_endpoints_of_assessment', ['assessmentId'])
@Index('webhook_endpoints_of_connection', ['connectionId'], { unique: true })
@Index('webhook_endpoints_callbacks_once', ['ownerId'], {
  unique: true,
  where: 'url is null and connection_id is null',
})
export class WebhookEndpoint {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'webhook_endpoints_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('users', { name: 'webhook_endpoints_owner_fk', onDelete: 'CASCADE' })
  ownerId: string;

  /** Null: told of all assessments of the owner. */
  @Column('uuid', { nullable: true })
  @ForeignKey('assessments', { name: 'webhook_endpoints_assessment_fk', onDelete: 'CASCADE' })
  assessmentId: string | null;

  /** Null of the one by which all callbacks of the owner's invitations go, each to an address of its own. */
  @Column('text', { nullable: true })
  url: string | null;

  /** Of the one by which a tracking system is told. */
  @Column('uuid', { nullable: true })
  @ForeignKey('tracking_connections', { name: 'webhook_endpoints_connection_fk', onDelete: 'CASCADE' })
  connectionId: string | null;

  @Column('text', { array: true })
  events: WebhookEvent[];

  @Column('boolean', { default: true })
  isEnabled: boolean;

  /** Null when a person has switched it off. */
  @Column('text', { nullable: true })
  disabledBecause: DisabledBecause | null;

  /** The first failure since the last success. */
  @Column('timestamptz', { nullable: true })
  failingSince: Date | null;

  @Column('timestamptz', { nullable: true })
  lastDeliveredAt: Date | null;

  @Column('integer', { default: 1 })
  secretVersion: number;

  /** Until then the secrets before sign as well, the newest first. */
  @Column('timestamptz', { array: true, default: '{}' })
  formerSecretsUntil: Date[];

  @Column('timestamptz')
  createdAt: Date;

  get previousSecretUntil(): Date | null {
    return lastEnd(this.formerSecretsUntil);
  }
}
