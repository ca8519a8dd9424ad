import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Invitation } from '../../candidates';

/** What a candidate asks for before the exam: private between them and the people who invited them. */
@Entity('accommodation_requests')
@Check('accommodation_requests_percent_range', 'percent between 1 and 900')
@Check('accommodation_requests_decided_whole', '(decided_at is null) = (is_granted is null)')
export class AccommodationRequest {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'accommodation_requests_pk' })
  @ForeignKey(() => Invitation, { name: 'accommodation_requests_invitation_fk', onDelete: 'CASCADE' })
  invitationId: string;

  /** In the candidate's words. */
  @Column('text')
  text: string;

  /** Of extra time; null where something else is asked for. */
  @Column('integer', { nullable: true })
  percent: number | null;

  @Column('timestamptz')
  askedAt: Date;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  /** Null as well when the user is gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'accommodation_requests_decided_by_fk', onDelete: 'SET NULL' })
  decidedBy: string | null;

  @Column('boolean', { nullable: true })
  isGranted: boolean | null;
}
