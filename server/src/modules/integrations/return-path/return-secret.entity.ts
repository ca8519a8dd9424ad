import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** How often the return secret of an assessment was changed; without a row it never was. */
@Entity('return_secrets')
export class ReturnSecret {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'return_secrets_pk' })
  @ForeignKey('assessments', { name: 'return_secrets_assessment_fk', onDelete: 'CASCADE' })
  assessmentId: string;

  @Column('integer')
  version: number;

  /** Until then the secrets before sign as well, the newest first. */
  @Column('timestamptz', { array: true, default: '{}' })
  formerSecretsUntil: Date[];
}
