import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ContentLanguage, Difficulty } from '../../questions';
import { Assessment } from '../assessment.entity';

/** So many questions of a skill, drawn from the bank of the assessment's owner anew for every candidate. */
@Entity('question_pools')
@Index('question_pools_of_assessment', ['assessmentId', 'position'])
@Check('question_pools_draw_count_positive', 'draw_count > 0')
export class QuestionPool {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'question_pools_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey(() => Assessment, { name: 'question_pools_assessment_fk', onDelete: 'CASCADE' })
  assessmentId: string;

  @Column('integer')
  position: number;

  @Column('text')
  skill: string;

  /** Null: of all, in proportion. */
  @Column({ type: 'enum', enum: Object.values(Difficulty), enumName: 'difficulty', nullable: true })
  difficulty: Difficulty | null;

  @Column({ type: 'enum', enum: Object.values(ContentLanguage), enumName: 'content_language', nullable: true })
  language: ContentLanguage | null;

  @Column('integer')
  drawCount: number;
}
