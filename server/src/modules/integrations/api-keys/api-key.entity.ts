import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { apiScopes } from '../../../platform/access';
import type { ApiScope } from '../../../platform/access';
import { User } from '../../identity';

/** By which a program calls in the name of its owner. The key itself is shown once and kept nowhere. */
@Entity('api_keys')
@Index('api_keys_by_secret', ['secretHash'], { unique: true })
@Index('api_keys_name_once', { synchronize: false })
export class ApiKey {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'api_keys_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey(() => User, { name: 'api_keys_owner_fk', onDelete: 'CASCADE' })
  ownerId: string;

  @Column('text')
  name: string;

  /** The beginning and the end of the key, for people. */
  @Column('text')
  hint: string;

  @Column('bytea', { select: false })
  secretHash: Buffer;

  @Column({ type: 'enum', enum: apiScopes, enumName: 'api_scope', array: true })
  scopes: ApiScope[];

  @Column('timestamptz')
  createdAt: Date;

  /** Null: until it is revoked. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  /** When somebody was told that it is about to expire. */
  @Column('timestamptz', { nullable: true })
  expiryToldAt: Date | null;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;

  @Column('text', { nullable: true })
  lastUsedIp: string | null;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;
}
