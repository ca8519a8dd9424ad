import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ContentLanguage, Level } from '../../questions';
import type { AssessmentConfiguration, ReportOptions } from '../assessment-settings';
import type { GradeBand } from '../grade-bands.policy';
import type { ProctoringSettings } from '../proctoring.policy';
import { AssessmentKind } from '../vocabulary';
import type { KeptWording } from '../wordings/kept-wordings';

/** What an assessment for a role starts with, made from one that was written; what is changed later stays apart. */
@Entity('role_templates')
@Index('role_templates_one_per_title', ['userId', 'title'], { unique: true })
export class RoleTemplate {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'role_templates_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('users', { name: 'role_templates_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @Column('text')
  title: string;

  @Column('text')
  jobRole: string;

  @Column('text')
  description: string;

  @Column({ type: 'enum', enum: Object.values(Level), enumName: 'level', nullable: true })
  level: Level | null;

  @Column({ type: 'enum', enum: Object.values(ContentLanguage), enumName: 'content_language', nullable: true })
  language: ContentLanguage | null;

  @Column({ type: 'enum', enum: Object.values(AssessmentKind), enumName: 'assessment_type', nullable: true })
  type: AssessmentKind | null;

  /** Without a window of validity. */
  @Column('jsonb')
  configuration: AssessmentConfiguration;

  @Column('jsonb')
  reportOptions: ReportOptions;

  @Column('jsonb')
  gradeBands: GradeBand[];

  @Column('jsonb')
  proctoring: ProctoringSettings;

  /** Some may be gone, or not offered, by the time it is used. */
  @Column('uuid', { array: true })
  testIds: string[];

  /** Mails in words of their own; those that are not here go out as they always do. */
  @Column('jsonb', { default: [] })
  wordings: KeptWording[];
}
