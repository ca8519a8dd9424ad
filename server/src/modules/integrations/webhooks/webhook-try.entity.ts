import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

export const TryOutcome = {
  DELIVERED: 'delivered',
  REFUSED: 'refused',
  REDIRECTED: 'redirected',
  GONE: 'gone',
  TIMED_OUT: 'timed-out',
  UNREACHABLE: 'unreachable',
  INSECURE: 'insecure',
  BLOCKED: 'blocked',
} as const;
export type TryOutcome = (typeof TryOutcome)[keyof typeof TryOutcome];

/** Why nothing was answered, as far as we can tell. */
export const TryFailure = {
  UNKNOWN_HOST: 'unknown-host',
  CONNECTION_REFUSED: 'connection-refused',
  NO_CONNECTION: 'no-connection',
  HUNG_UP: 'hung-up',
  NO_HANDSHAKE: 'no-handshake',
  NO_ANSWER: 'no-answer',
  SELF_SIGNED: 'self-signed',
  UNKNOWN_ISSUER: 'unknown-issuer',
  CERTIFICATE_EXPIRED: 'certificate-expired',
  CERTIFICATE_NOT_YET_VALID: 'certificate-not-yet-valid',
  WRONG_HOST: 'wrong-host',
  HANDSHAKE_FAILED: 'handshake-failed',
} as const;
export type TryFailure = (typeof TryFailure)[keyof typeof TryFailure];

export interface SentRequest {
  /** What stands in the query of the address is left out: keys are often there. */
  url: string;
  headers: Record<string, string>;
}

export interface ReceivedResponse {
  /** Only those that help to find a fault. */
  headers: Record<string, string>;
  body: string;
  /** Whether there was more of it. */
  isCut: boolean;
}

/** One try, as the log shows it. */
@Entity('webhook_attempts')
@Index('webhook_attempts_of_delivery', ['deliveryId', 'number'])
export class WebhookTry {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'webhook_attempts_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('webhook_deliveries', { name: 'webhook_attempts_delivery_fk', onDelete: 'CASCADE' })
  deliveryId: string;

  /** From 1. */
  @Column('integer')
  number: number;

  @Column('timestamptz')
  at: Date;

  @Column('integer')
  durationMs: number;

  @Column('text')
  outcome: TryOutcome;

  /** Null when there was an answer, or no try was made because the address is blocked. */
  @Column('text', { nullable: true })
  failure: TryFailure | null;

  @Column('integer', { nullable: true })
  responseStatus: number | null;

  @Column('jsonb')
  request: SentRequest;

  @Column('jsonb', { nullable: true })
  response: ReceivedResponse | null;
}
