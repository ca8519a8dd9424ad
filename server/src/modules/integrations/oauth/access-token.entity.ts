import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { apiScopes } from '../../../platform/access';
import type { ApiScope } from '../../../platform/access';
import { ApiKey } from '../api-keys/api-key.entity';

/** What a program got for its key, for a few minutes. The token itself is shown once and kept nowhere. */
@Entity('api_access_tokens')
@Index('api_access_tokens_of_key', ['keyId'])
@Index('api_access_tokens_expiry', ['expiresAt'])
export class AccessToken {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'api_access_tokens_pk' })
  tokenHash: Buffer;

  @Column('uuid')
  @ForeignKey(() => ApiKey, { name: 'api_access_tokens_key_fk', onDelete: 'CASCADE' })
  keyId: string;

  /** Those of the key, or fewer. */
  @Column({ type: 'enum', enum: apiScopes, enumName: 'api_scope', array: true })
  scopes: ApiScope[];

  @Column('timestamptz')
  expiresAt: Date;
}
