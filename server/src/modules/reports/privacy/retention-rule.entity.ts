import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

export const DataClass = {
  ANSWERS: 'answers',
  RECORDINGS: 'recordings',
  SNAPSHOTS: 'snapshots',
  RESULTS: 'results',
  AUDIT: 'audit',
} as const;
export type DataClass = (typeof DataClass)[keyof typeof DataClass];

/** A class of data that is not kept for ever. One without a rule is. */
@Entity('retention_rules')
@Check('retention_rules_days', 'days between 1 and 3650')
export class RetentionRule {
  @PrimaryColumn({
    type: 'enum',
    enum: Object.values(DataClass),
    enumName: 'data_class',
    primaryKeyConstraintName: 'retention_rules_pk',
  })
  dataClass: DataClass;

  @Column('integer')
  days: number;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'retention_rules_changed_by_fk', onDelete: 'SET NULL' })
  changedBy: string | null;

  @Column('timestamptz')
  changedAt: Date;
}
