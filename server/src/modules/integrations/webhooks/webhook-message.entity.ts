import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** One event as it is told to others, the same bytes at every try. Its id is the event's: announced twice, there is one. */
@Entity('webhook_messages')
@Index('webhook_messages_oldest', ['occurredAt'])
@Index('webhook_messages_of_candidate', ['candidateId'])
export class WebhookMessage {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'webhook_messages_pk' })
  id: string;

  @Column('text')
  type: string;

  @Column('text')
  body: string;

  @Column('timestamptz')
  occurredAt: Date;

  /** Whom it is about, and goes with. Null of a test, and of what is told when they are gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey('candidates', { name: 'webhook_messages_candidate_fk', onDelete: 'CASCADE' })
  candidateId: string | null;
}

/** The `webhook-id` of a message. */
export const wireIdOf = (messageId: string): string => `msg_${messageId.replaceAll('-', '')}`;
