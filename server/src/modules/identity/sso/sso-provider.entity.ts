import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A company's own place to sign in, by OpenID Connect. */
@Entity('sso_providers')
export class SsoProvider {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'sso_providers_pk' })
  id: string;

  /** As the button on the sign-in page says it. */
  @Column('text')
  name: string;

  @Column('text')
  issuer: string;

  @Column('text')
  clientId: string;

  @Column('bytea')
  sealedSecret: Buffer;

  /** Of the e-mail addresses that it may vouch for; lower case. */
  @Column('text', { array: true })
  domains: string[];

  /** The claim that names roles or groups; null: only who was invited comes in. */
  @Column('text', { nullable: true })
  roleClaim: string | null;

  @Column('text', { array: true })
  adminValues: string[];

  @Column('text', { array: true })
  hrValues: string[];

  /** Nobody of these domains signs in another way, but for the first super-admin. */
  @Column('boolean')
  isForced: boolean;

  @Column('boolean')
  isEnabled: boolean;

  @Column('timestamptz')
  createdAt: Date;
}
