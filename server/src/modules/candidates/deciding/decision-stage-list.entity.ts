import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Assessment } from '../../assessments';
import type { DecisionStage } from './decision-stages.policy';

/** The stages of one assessment, or those that all of an owner's assessments have that have none of their own. */
@Entity('decision_stage_lists')
@Check('decision_stage_lists_one_holder', 'num_nonnulls(assessment_id, owner_id) = 1')
@Index('decision_stage_lists_of_assessment', ['assessmentId'], { unique: true })
@Index('decision_stage_lists_of_owner', ['ownerId'], { unique: true })
export class DecisionStageList {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'decision_stage_lists_pk' })
  id: string;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => Assessment, { name: 'decision_stage_lists_assessment_fk', onDelete: 'CASCADE' })
  assessmentId: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'decision_stage_lists_owner_fk', onDelete: 'CASCADE' })
  ownerId: string | null;

  @Column('jsonb')
  stages: DecisionStage[];
}
