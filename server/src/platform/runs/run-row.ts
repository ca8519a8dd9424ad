import { Column } from 'typeorm';

/** What each row has whose work goes by `Runs`, beside its state. */
export abstract class RunRow {
  /** Of the run that may write; a run that finds another one here gives up. */
  @Column('uuid', { nullable: true })
  runId: string | null;

  /** How often it was begun. */
  @Column('integer', { default: 0 })
  runCount: number;

  @Column('integer', { default: 0 })
  progress: number;

  @Column('integer', { default: 0 })
  total: number;

  @Column('timestamptz')
  requestedAt: Date;

  /** The last sign of life. */
  @Column('timestamptz')
  touchedAt: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  /** From then on it is as if it had never been. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;
}
