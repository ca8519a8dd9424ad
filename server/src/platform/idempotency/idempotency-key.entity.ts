import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A request that its caller may repeat for a day without it being done twice. */
@Entity('idempotency_keys')
@Index('idempotency_keys_once', ['userId', 'keyHash'], { unique: true })
@Index('idempotency_keys_by_age', ['createdAt'])
export class IdempotencyKey {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'idempotency_keys_pk' })
  id: string;

  @Column('uuid')
  userId: string;

  @Column('bytea')
  keyHash: Buffer;

  @Column('bytea')
  requestHash: Buffer;

  @Column('timestamptz')
  createdAt: Date;

  /** Set by the transaction that did the work, so that it cannot be done again even if the answer was never written. */
  @Column('timestamptz', { nullable: true })
  committedAt: Date | null;

  @Column('smallint', { nullable: true })
  status: number | null;

  /** Sealed: an answer may hold exam links, which the database alone must not give away. */
  @Column('bytea', { nullable: true })
  answer: Buffer | null;
}
