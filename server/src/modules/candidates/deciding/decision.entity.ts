import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Invitation } from '../invitation.entity';

/** Who put somebody where, when and why. Only ever added to. */
@Entity('decisions')
@Index('decisions_of_invitation', ['invitationId', 'decidedAt'])
export class Decision {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'decisions_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey(() => Invitation, { name: 'decisions_invitation_fk', onDelete: 'CASCADE' })
  invitationId: string;

  /** Null: taken off every stage. */
  @Column('text', { nullable: true })
  stageId: string | null;

  /** As it was called then, null for one of the first four. */
  @Column('text', { nullable: true })
  stageName: string | null;

  @Column('text', { nullable: true })
  reason: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'decisions_decided_by_fk', onDelete: 'SET NULL' })
  decidedBy: string | null;

  @Column('text')
  decidedByName: string;

  @Column('timestamptz')
  decidedAt: Date;
}
