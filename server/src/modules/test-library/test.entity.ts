import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ActiveStatus, ContentLanguage, Level } from '../questions';
import type { TestTranslation } from './edit/test-translation';

/** A reusable, named set of questions: private to its owner until it is published to all. */
@Entity('tests')
@Index('tests_of_owner', ['ownerId', 'updatedAt'])
@Index('tests_published', ['updatedAt'], { where: 'published_at is not null' })
@Index('tests_search', { synchronize: false })
export class Test {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'tests_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('users', { name: 'tests_owner_fk' })
  ownerId: string;

  @Column('text')
  title: string;

  @Column('text')
  jobRole: string;

  @Column('text', { default: '' })
  description: string;

  @Column({ type: 'enum', enum: Object.values(Level), enumName: 'level' })
  level: Level;

  @Column({ type: 'enum', enum: Object.values(ContentLanguage), enumName: 'content_language' })
  language: ContentLanguage;

  /** Its texts in the other language; null where it has none. */
  @Column('jsonb', { nullable: true })
  translation: TestTranslation | null;

  @Column({ type: 'enum', enum: Object.values(ActiveStatus), enumName: 'active_status', default: ActiveStatus.ACTIVE })
  status: ActiveStatus;

  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'tests_published_by_fk', onDelete: 'SET NULL' })
  publishedBy: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;

  get isPublished(): boolean {
    return this.publishedAt !== null;
  }

  /** Publishing again changes nothing: the first date and publisher stay. */
  publish(by: string, now: Date): void {
    if (this.publishedAt === null) Object.assign(this, { publishedAt: now, publishedBy: by });
  }

  /** Assessments that chose it keep it. */
  withdraw(): void {
    Object.assign(this, { publishedAt: null, publishedBy: null });
  }
}
