import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ActiveStatus, ContentLanguage, Level } from '../questions';
import type { AssessmentConfiguration, ReportOptions } from './assessment-settings';
import { AssessmentArchived, AssessmentNotPublished } from './assessments.errors';
import type { GradeBand } from './grade-bands.policy';
import type { IntegrationSettings } from './integration.policy';
import type { ProctoringSettings } from './proctoring.policy';
import type { AssessmentTranslation } from './translation/assessment-translation';
import { AssessmentKind } from './vocabulary';

/** What candidates take. A draft until it is published; published, it is open or closed to them by its status. */
@Entity('assessments')
@Index('assessments_of_owner', ['ownerId', 'updatedAt'])
@Index('assessments_of_welcome_video', ['welcomeVideoFileId'])
@Index('assessments_search', { synchronize: false })
export class Assessment {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'assessments_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('users', { name: 'assessments_owner_fk' })
  ownerId: string;

  @Column('text')
  title: string;

  @Column('text')
  jobRole: string;

  @Column('text', { default: '' })
  description: string;

  @Column({ type: 'enum', enum: Object.values(Level), enumName: 'level', nullable: true })
  level: Level | null;

  @Column({ type: 'enum', enum: Object.values(ContentLanguage), enumName: 'content_language', nullable: true })
  language: ContentLanguage | null;

  /** Its texts in the other language; null where it has none. */
  @Column('jsonb', { nullable: true })
  translation: AssessmentTranslation | null;

  @Column({ type: 'enum', enum: Object.values(AssessmentKind), enumName: 'assessment_type', nullable: true })
  type: AssessmentKind | null;

  @Column('text', { nullable: true })
  welcomeVideoUrl: string | null;

  /** Instead of the address; at most one of the two is set. */
  @Column('uuid', { nullable: true })
  @ForeignKey('stored_files', { name: 'assessments_welcome_video_fk', onDelete: 'SET NULL' })
  welcomeVideoFileId: string | null;

  /** What is said in the uploaded video, as WebVTT; null where nobody gave it. */
  @Column('text', { nullable: true })
  welcomeVideoCaptions: string | null;

  @Column({
    type: 'enum',
    enum: Object.values(ActiveStatus),
    enumName: 'active_status',
    default: ActiveStatus.INACTIVE,
  })
  status: ActiveStatus;

  @Column('jsonb')
  configuration: AssessmentConfiguration;

  @Column('jsonb')
  reportOptions: ReportOptions;

  @Column('jsonb')
  gradeBands: GradeBand[];

  @Column('jsonb')
  proctoring: ProctoringSettings;

  @Column('jsonb')
  integration: IntegrationSettings;

  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  /** Null unless it lies in the archive. */
  @Column('timestamptz', { nullable: true })
  archivedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;

  get isActive(): boolean {
    return this.status === ActiveStatus.ACTIVE;
  }

  get isArchived(): boolean {
    return this.archivedAt !== null;
  }

  /** Publishing again opens it again; the first date stays. @throws AssessmentArchived */
  publish(now: Date): void {
    if (this.isArchived) throw new AssessmentArchived();
    this.publishedAt ??= now;
    this.status = ActiveStatus.ACTIVE;
  }

  /** Candidates find it inactive; those who sit it go on. */
  archive(now: Date): void {
    this.archivedAt ??= now;
    this.status = ActiveStatus.INACTIVE;
  }

  unarchive(): void {
    this.archivedAt = null;
  }

  /** @throws AssessmentNotPublished when a draft is switched to active, AssessmentArchived when it is in the archive. */
  changeStatus(status: ActiveStatus): void {
    if (status === ActiveStatus.ACTIVE && this.isArchived) throw new AssessmentArchived();
    if (status === ActiveStatus.ACTIVE && this.publishedAt === null) throw new AssessmentNotPublished();
    this.status = status;
  }
}
