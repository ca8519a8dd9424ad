import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../user';

export const TicketPurpose = { RESET: 'reset', WELCOME: 'welcome' } as const;
export type TicketPurpose = (typeof TicketPurpose)[keyof typeof TicketPurpose];

/** The right to set a user's password once. The ticket itself is only in the address that its owner holds. */
@Entity('password_tickets')
@Unique('password_tickets_one_per_hash', ['ticketHash'])
@Index('password_tickets_of_user', ['userId'])
export class PasswordTicket {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'password_tickets_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey(() => User, { name: 'password_tickets_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @Column('text')
  ticketHash: string;

  @Column({ type: 'enum', enum: Object.values(TicketPurpose), enumName: 'password_ticket_purpose' })
  purpose: TicketPurpose;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
