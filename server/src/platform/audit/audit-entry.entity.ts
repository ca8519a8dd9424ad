import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { roles } from '../caller/viewer';
import type { Role } from '../caller/viewer';

export const AuditOutcome = { DONE: 'done', REFUSED: 'refused', FAILED: 'failed' } as const;
export type AuditOutcome = (typeof AuditOutcome)[keyof typeof AuditOutcome];

/** Who did what to what, when, from where, with which outcome. Written once: the database refuses every change. */
@Entity('audit_entries')
@Index('audit_entries_newest', { synchronize: false })
@Index('audit_entries_of_action', ['action', 'at'])
@Index('audit_entries_of_actor', ['actorId', 'at'])
export class AuditEntry {
  /** Ordered by time, so that what happened in one moment stays in its order. */
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'audit_entries_pk' })
  id: string;

  @Column('timestamptz')
  at: Date;

  /** No foreign keys here: an entry outlives its actor and its object. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text', { nullable: true })
  actorName: string | null;

  @Column({ type: 'enum', enum: roles, enumName: 'user_role', nullable: true })
  actorRole: Role | null;

  @Column('text')
  action: string;

  @Column('text', { nullable: true })
  objectType: string | null;

  @Column('text', { nullable: true })
  objectId: string | null;

  @Column('text', { nullable: true })
  objectLabel: string | null;

  @Column({ type: 'enum', enum: Object.values(AuditOutcome), enumName: 'audit_outcome' })
  outcome: AuditOutcome;

  @Column('text', { nullable: true })
  ip: string | null;

  @Column('text', { nullable: true })
  userAgent: string | null;

  @Column('text', { nullable: true })
  requestId: string | null;
}
