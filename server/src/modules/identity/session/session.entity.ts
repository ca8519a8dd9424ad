import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { SsoProvider } from '../sso';
import { User } from '../user';

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

  /** When the person last showed that it is them: at the sign-in, and again before what is dangerous. */
  @Column('timestamptz')
  provedAt: Date;

  /** By which provider of single sign-on it was opened; null: by none. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => SsoProvider, { name: 'sessions_provider_fk', onDelete: 'SET NULL' })
  providerId: string | null;

  /** What the provider wants to see when it is left. */
  @Column('bytea', { nullable: true })
  sealedIdToken: Buffer | null;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  @Column('text', { nullable: true })
  ip: string | null;

  @Column('text', { nullable: true })
  userAgent: string | null;
}
