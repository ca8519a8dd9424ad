import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That this installation was given a ready test. The row stays when the test is deleted, so that it does not come back. */
@Entity('planted_tests')
export class PlantedTest {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'planted_tests_pk' })
  key: string;

  @Column('timestamptz')
  plantedAt: Date;
}
