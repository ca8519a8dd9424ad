import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { roles } from '../../../platform/access';
import type { Role } from '../../../platform/access';
import type { StoredSettings } from './stored-settings';

@Entity('users')
@Check(
  'users_requests_within_limit',
  'number_of_requests >= 0 and (max_requests is null or number_of_requests <= max_requests)',
)
export class User {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'users_pk' })
  id: string;

  @Column({ type: 'enum', enum: roles, enumName: 'user_role' })
  role: Role;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  companyName: string | null;

  @Column('integer', { nullable: true })
  companySize: number | null;

  /** Argon2id in PHC form; null until the user has set a password. */
  @Column('text', { nullable: true })
  passwordHash: string | null;

  /** False is Disabled: nobody signs in with it and its sessions are dead. */
  @Column('boolean', { default: true })
  isVerified: boolean;

  /** Null: not limited. */
  @Column('integer', { nullable: true })
  maxRequests: number | null;

  @Column('integer', { default: 0 })
  numberOfRequests: number;

  @Column('timestamptz', { nullable: true })
  lastSignInAt: Date | null;

  @Column('timestamptz', { nullable: true })
  previousSignInAt: Date | null;

  /** Only what the user has chosen; the rest has defaults. */
  @Column('jsonb', { default: {} })
  settings: StoredSettings;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User, { name: 'users_created_by_fk', onDelete: 'SET NULL' })
  createdBy: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
