import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { ContentLanguage } from '../../../platform/graphql';

/** One request for a code, also for an address that nobody has. Neither the request's secret nor the code is kept in clear. */
@Entity('password_codes')
@Unique('password_codes_one_per_request', ['requestHash'])
@Index('password_codes_one_live_per_email', { synchronize: false })
@Index('password_codes_of_email', { synchronize: false })
export class PasswordCode {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'password_codes_pk' })
  id: string;

  @Column('text')
  requestHash: string;

  /** Lower case. */
  @Column('text')
  email: string;

  @Column({ type: 'enum', enum: Object.values(ContentLanguage), enumName: 'content_language' })
  language: ContentLanguage;

  /** Whether it was asked for by a browser that has signed in with this address before. */
  @Column('boolean')
  fromKnownDevice: boolean;

  /** Argon2id of the code together with the request's secret: the code of one request is worth nothing in another. */
  @Column('text')
  codeHash: string;

  @Column('integer', { default: 0 })
  tries: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  /** When a newer code took its place. */
  @Column('timestamptz', { nullable: true })
  voidedAt: Date | null;
}
