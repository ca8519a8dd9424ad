import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ApiKey } from './api-key.entity';

/** How often a key called an operation in one minute; the first call of it stands in the audit log. */
@Entity('api_key_uses')
export class ApiKeyUse {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'api_key_uses_pk' })
  @ForeignKey(() => ApiKey, { name: 'api_key_uses_key_fk', onDelete: 'CASCADE' })
  keyId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'api_key_uses_pk' })
  operation: string;

  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'api_key_uses_pk' })
  minute: Date;

  @Column('integer')
  calls: number;
}
