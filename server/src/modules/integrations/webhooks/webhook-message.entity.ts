import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One event as it is told to others, the same bytes at every try. Its id is the event's: announced twice, there is one. */
@Entity('webhook_messages')
@Index('webhook_messages_oldest', ['occurredAt'])
export class WebhookMessage {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'webhook_messages_pk' })
  id: string;

  @Column('text')
  type: string;

  @Column('text')
  body: string;

  @Column('timestamptz')
  occurredAt: Date;
}

/** The `webhook-id` of a message. */
export const wireIdOf = (messageId: string): string => `msg_${messageId.replaceAll('-', '')}`;
