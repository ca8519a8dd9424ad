import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Invitation } from '../invitation.entity';
import { PublicLink } from './public-link.entity';

/** Somebody asked for a place; whoever opens the mail that went to the address has it. Kept a few days. */
@Entity('public_link_joins')
@Index('public_link_joins_of_address', ['linkId', 'email', 'askedAt'])
@Index('public_link_joins_of_invitation', ['invitationId'])
@Index('public_link_joins_asked', ['askedAt'])
export class PublicLinkJoin {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'public_link_joins_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey(() => PublicLink, { name: 'public_link_joins_link_fk', onDelete: 'CASCADE' })
  linkId: string;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  /** Lower-case. */
  @Column('text')
  email: string;

  @Column('text')
  phone: string;

  @Column('timestamptz')
  askedAt: Date;

  /** Null until the mail was opened. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Invitation, { name: 'public_link_joins_invitation_fk', onDelete: 'CASCADE' })
  invitationId: string | null;

  /** That of the invitation when the mail was opened: once staff issue its link anew, the mail leads nowhere. */
  @Column('integer', { nullable: true })
  tokenVersion: number | null;
}
