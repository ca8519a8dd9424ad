import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../user';
import { SsoProvider } from './sso-provider.entity';

/** Whom a provider means: from the first sign-in on it is its own id that counts, whatever becomes of the address. */
@Entity('sso_identities')
@Index('sso_identities_of_user', ['userId'])
export class SsoIdentity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'sso_identities_pk' })
  @ForeignKey(() => SsoProvider, { name: 'sso_identities_provider_fk', onDelete: 'CASCADE' })
  providerId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'sso_identities_pk' })
  subject: string;

  @Column('uuid')
  @ForeignKey(() => User, { name: 'sso_identities_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @Column('timestamptz')
  createdAt: Date;
}
