import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ContentLanguage } from '../../platform/graphql';

export const AccessRequestStatus = { OPEN: 'open', APPROVED: 'approved', DECLINED: 'declined' } as const;
export type AccessRequestStatus = (typeof AccessRequestStatus)[keyof typeof AccessRequestStatus];

/** Somebody who asks to become an HR user. Decided once, by somebody whose name stays. */
@Entity('access_requests')
@Check(
  'access_requests_decision_complete',
  "(status = 'open') = (decided_at is null) and (decided_at is null) = (decided_by_name is null)",
)
@Index('access_requests_newest', { synchronize: false })
@Index('access_requests_open', { synchronize: false })
export class AccessRequest {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'access_requests_pk' })
  id: string;

  @Column('text')
  name: string;

  /** Lower case. */
  @Column('text')
  email: string;

  @Column('text')
  phone: string;

  @Column('text')
  companyName: string;

  @Column('integer')
  companySize: number;

  @Column('text')
  message: string;

  /** In which the answer is mailed. */
  @Column({ type: 'enum', enum: Object.values(ContentLanguage), enumName: 'content_language' })
  language: ContentLanguage;

  @Column({
    type: 'enum',
    enum: Object.values(AccessRequestStatus),
    enumName: 'access_request_status',
    default: AccessRequestStatus.OPEN,
  })
  status: AccessRequestStatus;

  @Column('timestamptz')
  createdAt: Date;

  /** When those who decide were told of it. */
  @Column('timestamptz', { nullable: true })
  notifiedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'access_requests_decided_by_fk', onDelete: 'SET NULL' })
  decidedBy: string | null;

  @Column('text', { nullable: true })
  decidedByName: string | null;
}
