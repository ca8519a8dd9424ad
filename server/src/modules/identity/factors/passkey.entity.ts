import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../user';

/** A key in somebody's device that signs them in by itself; the private half never leaves the device. */
@Entity('passkeys')
@Index('passkeys_by_credential', ['credentialId'], { unique: true })
@Index('passkeys_of_user', ['userId'])
export class Passkey {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'passkeys_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey(() => User, { name: 'passkeys_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @Column('text')
  credentialId: string;

  @Column('bytea')
  publicKey: Buffer;

  /** How often the device says that it has signed; one that goes back was copied. 0 where devices do not count. */
  @Column('bigint')
  counter: string;

  @Column('text', { array: true })
  transports: string[];

  @Column('text')
  name: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
