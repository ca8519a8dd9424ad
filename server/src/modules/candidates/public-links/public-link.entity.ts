import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Assessment } from '../../assessments';

/** By which anybody can invite themselves to an assessment, so many of them and so long. At most one is open for each. */
@Entity('public_links')
@Unique('public_links_code', ['code'])
@Index('public_links_one_open', ['assessmentId'], { unique: true, where: 'closed_at is null' })
@Check('public_links_within_cap', 'joined_count between 0 and cap')
export class PublicLink {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'public_links_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey(() => Assessment, { name: 'public_links_assessment_fk', onDelete: 'CASCADE' })
  assessmentId: string;

  /** Whose requests it takes; the assessment's owner's once this user is gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'public_links_created_by_fk', onDelete: 'SET NULL' })
  createdBy: string | null;

  @Column('text')
  code: string;

  @Column('integer')
  cap: number;

  @Column('integer', { default: 0 })
  joinedCount: number;

  @Column('timestamptz', { nullable: true })
  closesAt: Date | null;

  /** By hand; for ever. */
  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
