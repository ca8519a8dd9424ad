import type { DataSource } from 'typeorm';
import type { Clock } from '../clock';
import type { Tx } from '../database';
import type { Jobs } from '../jobs';

const TAKEN_UP_AT_ONCE = 200;

export interface ClaimedRun {
  id: string;
  /** Of the run that may write; who finds another one in the row gives up. */
  runId: string;
  /** How often it was begun. */
  runCount: number;
}

export interface RunKind {
  /** One row is one piece of work, with `state`, `run_id`, `run_count`, `touched_at` and `finished_at`. */
  table: string;
  job: string;
  payload: (id: string) => object;
  /** Without a sign of life for so long, whoever ran it is gone. */
  silentMs: number;
  /** What waits for others to end is looked at again after this. */
  busyWaitMs: number;
  /** Columns that a run leaves empty when it is given back. */
  cleared?: readonly string[];
}

/**
 * Long work beside the requests, as its jobs move the state of its row. Every change names its run, so that one that was stopped
 * writes nothing.
 */
export abstract class Runs<Run extends ClaimedRun> {
  constructor(
    private readonly kind: RunKind,
    protected readonly dataSource: DataSource,
    protected readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** Null when there is nothing to do, or nothing yet. */
  abstract claim(id: string): Promise<Run | null>;

  enqueue(tx: Pick<Tx, 'addJob'>, id: string): Promise<void> {
    return tx.addJob(...this.job(id));
  }

  /** What waits for others to end is taken up again soon. */
  async postpone(id: string): Promise<void> {
    const text = `select from ${this.kind.table} where id = $1 and state = 'waiting'`;
    const isWaiting = (await this.dataSource.query<unknown[]>(text, [id])).length > 0;
    const runAt = new Date(this.clock.now().getTime() + this.kind.busyWaitMs);
    if (isWaiting) await this.jobs.add(...this.job(id, { runAt }));
  }

  /** False when the run is not the one that counts any more. Columns are named by us, never by a caller. */
  async move({ id, runId }: ClaimedRun, moved: Readonly<Record<string, unknown>>): Promise<boolean> {
    const set = Object.keys(moved).map((column, index) => `, ${column} = $${index + 4}`);
    const text = `update ${this.kind.table} set touched_at = $3${set.join('')}
      where id = $1 and run_id = $2 and state = 'running'`;
    const values = [id, runId, this.clock.now(), ...Object.values(moved)];
    const [, count] = await this.dataSource.query<[unknown[], number]>(text, values);
    return count > 0;
  }

  /** Back to the beginning, for the next try. */
  async giveBack({ id, runId }: ClaimedRun, countsAsTry: boolean): Promise<void> {
    const { table, cleared = [] } = this.kind;
    const text = `update ${table}
      set state = 'waiting', touched_at = $3, run_count = run_count - $4${cleared.map((column) => `, ${column} = null`).join('')}
      where id = $1 and run_id = $2 and state = 'running'`;
    await this.dataSource.query(text, [id, runId, this.clock.now(), countsAsTry ? 0 : 1]);
  }

  /** Those that a dead process left: the queue holds their jobs for hours, and nobody waits so long. */
  async takeUpSilent(): Promise<void> {
    const text = `select id from ${this.kind.table} where finished_at is null and touched_at < $1 limit $2`;
    const silent = await this.dataSource.query<{ id: string }[]>(text, [this.silentSince(), TAKEN_UP_AT_ONCE]);
    for (const { id } of silent) await this.jobs.add(...this.job(id));
  }

  /** Whoever said nothing since then is gone. */
  protected silentSince(): Date {
    return new Date(this.clock.now().getTime() - this.kind.silentMs);
  }

  private job(id: string, when: { runAt?: Date } = {}): Parameters<Tx['addJob']> {
    const { job, payload } = this.kind;
    return [job, payload(id), { key: `${job}:${id}`, ...when }];
  }
}
