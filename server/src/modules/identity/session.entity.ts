import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from './user.entity';

/** What makes a signed token worth anything: without a live row it opens nothing. */
@Entity('sessions')
@Index('sessions_of_user', ['userId'])
export class Session {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'sessions_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey(() => User, { name: 'sessions_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  lastUsedAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  @Column('text', { nullable: true })
  ip: string | null;

  @Column('text', { nullable: true })
  userAgent: string | null;
}
