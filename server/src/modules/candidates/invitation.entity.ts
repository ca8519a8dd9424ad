import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Mail } from '../../platform/mail';
import { Assessment } from '../assessments';
import { ContentLanguage } from '../questions';
import { Candidate } from './candidate.entity';
import { Stage } from './stage';

/** One candidate invited to one assessment. Its owner is the assessment's, whoever sent it. */
@Entity('invitations')
@Unique('invitations_one_per_candidate', ['assessmentId', 'candidateId'])
@Check('invitations_extra_time_range', 'extra_time_percent between 0 and 900')
@Check('invitations_window_order', 'opens_at < expires_at')
@Index('invitations_of_owner', ['ownerId', 'invitedAt'])
@Index('invitations_of_candidate', ['candidateId', 'isNewest', 'ownerId'])
@Index('invitations_expiring', ['expiresAt'], {
  where: "stage = 'Invited' and expired_at is null and revoked_at is null",
})
@Index('invitations_opening', ['opensAt'], {
  where: "stage = 'Invited' and expired_at is null and revoked_at is null",
})
@Index('invitations_on_stage', ['assessmentId', 'decisionStage'], { where: 'decision_stage is not null' })
@Check('invitations_cancelled_open_nothing', 'cancelled_at is null or revoked_at is not null')
@Index('invitations_external_id_once', ['invitedBy', 'externalId'], {
  unique: true,
  where: 'external_id is not null and cancelled_at is null',
})
@Index('invitations_external_id_search', { synchronize: false })
@Index('invitations_of_assessment_by_stage', { synchronize: false })
@Index('invitations_tagged', { synchronize: false })
@Index('invitations_newest', { synchronize: false })
@Index('invitations_newest_of_all', { synchronize: false })
@Index('invitations_newest_by_score', { synchronize: false })
@Index('invitations_newest_by_completion', { synchronize: false })
export class Invitation {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'invitations_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('users', { name: 'invitations_owner_fk' })
  ownerId: string;

  @Column('uuid')
  @ForeignKey(() => Assessment, { name: 'invitations_assessment_fk' })
  assessmentId: string;

  @Column('uuid')
  @ForeignKey(() => Candidate, { name: 'invitations_candidate_fk' })
  candidateId: string;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'invitations_invited_by_fk', onDelete: 'SET NULL' })
  invitedBy: string | null;

  /** Part of the exam token: a re-issued link has the next number, and the one before opens nothing. */
  @Column('integer', { default: 1 })
  tokenVersion: number;

  @Column({ type: 'enum', enum: Object.values(Stage), enumName: 'stage', default: Stage.INVITED })
  stage: Stage;

  /** Percent of the time of each question that is added to it. */
  @Column('integer', { default: 0 })
  extraTimePercent: number;

  /** Of the mail, the link and the exam; null for that of the assessment. */
  @Column({ type: 'enum', enum: Object.values(ContentLanguage), enumName: 'content_language', nullable: true })
  language: ContentLanguage | null;

  /** By which the program that invited knows it; once among the invitations of a user that are not cancelled. */
  @Column('text', { nullable: true })
  externalId: string | null;

  /** Whether we write to the candidate; otherwise whoever invited does. */
  @Column('boolean', { default: true })
  isMailed: boolean;

  /** Told of this invitation alone, beside the webhooks of its owner. */
  @Column('text', { nullable: true })
  callbackUrl: string | null;

  /** Where the candidate goes after the exam, instead of where the assessment sends everybody. */
  @Column('text', { nullable: true })
  returnUrl: string | null;

  /** Null until the mail is in the outbox. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Mail, { name: 'invitations_mail_fk', onDelete: 'SET NULL' })
  mailId: string | null;

  @Column('timestamptz')
  invitedAt: Date;

  /** When the mail was last asked for; null of those that were only ever mailed by being invited. */
  @Column('timestamptz', { nullable: true })
  mailedAt: Date | null;

  /** Not to be begun before then; null for as soon as the assessment is open. */
  @Column('timestamptz', { nullable: true })
  opensAt: Date | null;

  /** To be begun before then; null for whenever the assessment is open. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  /** When it was noted that the date had passed; whether it has is a question for the clock. */
  @Column('timestamptz', { nullable: true })
  expiredAt: Date | null;

  /** When its link was first opened. */
  @Column('timestamptz', { nullable: true })
  viewedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  enrolledAt: Date | null;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  /** Taken back before it was begun, for good, and with its request; revoked at the same moment. */
  @Column('timestamptz', { nullable: true })
  cancelledAt: Date | null;

  /** Whether the candidate has none that is newer; the database sees to it. */
  @Column({ type: 'boolean', default: true, insert: false, update: false })
  isNewest: boolean;

  /** That of the result, once there is one; the database copies it. */
  @Column({ type: 'integer', nullable: true, insert: false, update: false })
  percentage: number | null;

  /** Where somebody stands in the decision about them; null until a person puts them somewhere. */
  @Column('text', { nullable: true })
  decisionStage: string | null;

  @Column('text', { array: true, default: '{}' })
  tags: string[];
}
