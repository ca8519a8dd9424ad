import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What the organization demands of everybody who signs in: one row, or none while nothing is demanded. */
@Entity('sign_in_rules')
@Check('sign_in_rules_one_row', 'id')
export class SignInRules {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'sign_in_rules_pk' })
  id: boolean;

  /** Null: everybody may do without a second factor. */
  @Column('timestamptz', { nullable: true })
  factorDemandedAt: Date | null;

  @Column('integer')
  graceDays: number;
}
