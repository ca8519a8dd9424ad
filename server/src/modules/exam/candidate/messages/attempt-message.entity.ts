import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Attempt } from '../../attempt';

/** What staff told a candidate during the exam. */
@Entity('attempt_messages')
@Index('attempt_messages_of_attempt', ['attemptId', 'sentAt'])
export class AttemptMessage {
  /** Chosen by whoever sends it, so that the same message is not sent twice. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'attempt_messages_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey(() => Attempt, { name: 'attempt_messages_attempt_fk', onDelete: 'CASCADE' })
  attemptId: string;

  @Column('text')
  text: string;

  @Column('timestamptz')
  sentAt: Date;

  @Column('uuid', { nullable: true })
  sentBy: string | null;

  @Column('text')
  sentByName: string;

  @Column('timestamptz', { nullable: true })
  readAt: Date | null;
}
