import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ActiveStatus, ContentLanguage, Level } from '../questions';
import type { AssessmentConfiguration, ReportOptions } from './assessment-settings';
import { AssessmentNotPublished } from './assessments.errors';
import type { GradeBand } from './grade-bands.policy';
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

  @Column({ type: 'enum', enum: Object.values(AssessmentKind), enumName: 'assessment_type', nullable: true })
  type: AssessmentKind | null;

  @Column('text', { nullable: true })
  welcomeVideoUrl: string | null;

  /** Instead of the address; at most one of the two is set. */
  @Column('uuid', { nullable: true })
  @ForeignKey('stored_files', { name: 'assessments_welcome_video_fk', onDelete: 'SET NULL' })
  welcomeVideoFileId: string | null;

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

  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;

  get isActive(): boolean {
    return this.status === ActiveStatus.ACTIVE;
  }

  /** Publishing again opens it again; the first date stays. */
  publish(now: Date): void {
    this.publishedAt ??= now;
    this.status = ActiveStatus.ACTIVE;
  }

  /** @throws AssessmentNotPublished when a draft is switched to active. */
  changeStatus(status: ActiveStatus): void {
    if (status === ActiveStatus.ACTIVE && this.publishedAt === null) throw new AssessmentNotPublished();
    this.status = status;
  }
}
