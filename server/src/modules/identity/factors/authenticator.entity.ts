import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../user';

/** The app that shows a user's one-time codes (TOTP, RFC 6238). */
@Entity('authenticators')
export class Authenticator {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'authenticators_pk' })
  @ForeignKey(() => User, { name: 'authenticators_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @Column('bytea')
  sealedSecret: Buffer;

  @Column('timestamptz')
  createdAt: Date;

  /** Null until the first code has shown that the app knows the secret; before that it guards nothing. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** The step of 30 seconds whose code was accepted last: that code, and every older one, is worth nothing any more. */
  @Column('integer', { nullable: true })
  lastStep: number | null;
}
