import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../user';

/** Stands in once for a second factor that is lost. */
@Entity('recovery_codes')
@Index('recovery_codes_once', ['userId', 'codeHash'], { unique: true })
export class RecoveryCode {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'recovery_codes_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey(() => User, { name: 'recovery_codes_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @Column('text')
  codeHash: string;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
