import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** How often the return secret of an assessment was changed; without a row it never was. */
@Entity('return_secrets')
export class ReturnSecret {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'return_secrets_pk' })
  @ForeignKey('assessments', { name: 'return_secrets_assessment_fk', onDelete: 'CASCADE' })
  assessmentId: string;

  @Column('integer')
  version: number;

  /** Until then the version before signs as well; null when it does not. */
  @Column('timestamptz', { nullable: true })
  previousUntil: Date | null;
}
