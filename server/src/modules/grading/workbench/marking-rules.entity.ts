import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** How persons mark an assessment; without a row nothing of it is asked for. */
@Entity('marking_rules')
@Check('marking_rules_tolerance_in_range', 'tolerance_percent between 0 and 100')
export class MarkingRules {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'marking_rules_pk' })
  @ForeignKey('assessments', { name: 'marking_rules_assessment_fk', onDelete: 'CASCADE' })
  assessmentId: string;

  /** Whoever marks sees neither names nor e-mails. */
  @Column('boolean')
  isBlind: boolean;

  @Column('boolean')
  needsSecondMark: boolean;

  /** Of a question's points: marks that lie farther apart are settled by a person. */
  @Column('integer')
  tolerancePercent: number;
}
