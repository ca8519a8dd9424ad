import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../user';

/** Something the server waits for: the second step of a sign-in, or the answer of a passkey. Used once, soon over. */
@Entity('sign_in_challenges')
@Index('sign_in_challenges_by_handle', ['handleHash'], { unique: true })
@Index('sign_in_challenges_by_end', ['expiresAt'])
export class SignInChallenge {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'sign_in_challenges_pk' })
  id: string;

  @Column('text')
  handleHash: string;

  @Column('text')
  purpose: string;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User, { name: 'sign_in_challenges_user_fk', onDelete: 'CASCADE' })
  userId: string | null;

  /** What the passkey has to sign; null where none is asked. */
  @Column('text', { nullable: true })
  challenge: string | null;

  @Column('integer', { default: 0 })
  tries: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
