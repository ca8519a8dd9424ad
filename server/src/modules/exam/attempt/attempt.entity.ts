import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { PaperSettings } from '../../assessments';
import { ContentLanguage } from '../../questions';
import { attemptStates, ClosedBy } from './attempt.machine';
import type { AttemptState } from './attempt.machine';

/** What of the assessment holds for this attempt for ever, whatever is edited later. */
export type AttemptSettings = PaperSettings;

/** The one sitting of an invitation. Its state changes only by the transitions of `attempt.machine`, under its row lock. */
@Entity('attempts')
@Unique('attempts_one_per_invitation', ['invitationId'])
@Check(
  'attempts_submission_complete',
  "(state = 'in-progress') = (submitted_at is null) and (submitted_at is null) = (submitted_by is null)",
)
@Check('attempts_paused_in_progress', "paused_at is null or state = 'in-progress'")
@Index('attempts_of_candidate', ['candidateId'])
@Index('attempts_live', ['startedAt'], { where: "state = 'in-progress'" })
@Index('attempts_due', ['checkAt'], { where: "state = 'in-progress'" })
@Index('attempts_unmarked', ['submittedAt'], { where: "state = 'submitted'" })
@Index('attempts_of_assessment', ['assessmentId'])
@Index('attempts_of_owner', ['ownerId', 'startedAt'])
export class Attempt {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'attempts_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('users', { name: 'attempts_owner_fk' })
  ownerId: string;

  @Column('uuid')
  @ForeignKey('invitations', { name: 'attempts_invitation_fk' })
  invitationId: string;

  @Column('uuid')
  @ForeignKey('assessments', { name: 'attempts_assessment_fk' })
  assessmentId: string;

  @Column('uuid')
  @ForeignKey('candidates', { name: 'attempts_candidate_fk' })
  candidateId: string;

  @Column({ type: 'enum', enum: attemptStates, enumName: 'attempt_state', default: 'in-progress' })
  state: AttemptState;

  @Column('jsonb')
  settings: AttemptSettings;

  /** In which it is sat; changed where the assessment lets candidates change it. */
  @Column({
    type: 'enum',
    enum: Object.values(ContentLanguage),
    enumName: 'content_language',
    default: ContentLanguage.EN,
  })
  language: ContentLanguage;

  @Column('integer')
  extraTimePercent: number;

  @Column('integer')
  questionCount: number;

  /** How many questions have been opened. */
  @Column('integer', { default: 0 })
  position: number;

  /** The live page, and when it last gave a sign. */
  @Column('uuid', { nullable: true })
  pageId: string | null;

  @Column('timestamptz', { nullable: true })
  pageSeenAt: Date | null;

  /** Of the text that the candidate agreed to, when and in which language; null where nothing was asked. */
  @Column('text', { nullable: true })
  consentVersion: string | null;

  @Column('text', { nullable: true })
  consentLanguage: string | null;

  @Column('timestamptz', { nullable: true })
  consentedAt: Date | null;

  /** When the next picture is to be asked for; null where none is. */
  @Column('timestamptz', { nullable: true })
  nextSnapshotAt: Date | null;

  /** The picture that was asked for and is not there yet. */
  @Column('uuid', { nullable: true })
  snapshotDueId: string | null;

  @Column('timestamptz')
  startedAt: Date;

  /** When the server submits by itself; what the time ledger says. Without meaning during a pause. */
  @Column('timestamptz')
  expiresAt: Date;

  /** When the server looks at it next: at its deadline or before it. Null while nothing is to be looked at. */
  @Column('timestamptz', { nullable: true })
  checkAt: Date | null;

  /** Since when every clock of it stands still. */
  @Column('timestamptz', { nullable: true })
  pausedAt: Date | null;

  /** Reopened: its clock goes on when a page of the candidate is there again. */
  @Column('boolean', { default: false })
  resumesOnReturn: boolean;

  @Column('timestamptz', { nullable: true })
  submittedAt: Date | null;

  @Column({ type: 'enum', enum: Object.values(ClosedBy), enumName: 'closed_by', nullable: true })
  submittedBy: ClosedBy | null;

  /** Since when what the candidate wrote is no longer kept; the marks for it stay as they were. */
  @Column('timestamptz', { nullable: true })
  answersForgottenAt: Date | null;
}
