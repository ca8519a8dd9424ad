import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How many rows of which table. */
export type DeletedRows = Record<string, number>;

/** Proof that somebody was erased. It says what was deleted and when, and nothing about whom. */
@Entity('erasures')
@Index('erasures_of_owner', ['ownerId', 'erasedAt'])
export class Erasure {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'erasures_pk' })
  id: string;

  @Column('uuid')
  ownerId: string;

  @Column('timestamptz')
  erasedAt: Date;

  @Column('uuid', { nullable: true })
  erasedBy: string | null;

  @Column('text')
  erasedByName: string;

  @Column('jsonb')
  deleted: DeletedRows;

  @Column('integer')
  fileCount: number;

  /** Of the certificate without this line. */
  @Column('text')
  sha256: string;
}
