import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { RateLimited } from '../errors';
import { Refused } from './refused';

export interface ThrottleRule {
  /** Unique in the program. */
  name: string;
  points: number;
  seconds: number;
}

const now = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** What is given ends in `$2`: the moment that it was written, by which the window that is there is judged, is that much earlier. */
const count = `
  insert into rate_limits as kept (key, points, expire) values ($1, 1, ${now} + $2::bigint)
  on conflict (key) do update set
    points = case when kept.expire <= excluded.expire - $2::bigint then 1 else kept.points + 1 end,
    expire = case when kept.expire <= excluded.expire - $2::bigint then excluded.expire else kept.expire end
  returning points, greatest(0, expire - ${now})::float8 as "leftMs"`;

const giveBack = `update rate_limits set points = points - 1 where key = $1 and points > 0 and expire > ${now}`;

/** What a driver's pool is asked; each statement is prepared once for each connection. */
interface Pool {
  query(statement: { name: string; text: string; values: unknown[] }): Promise<{ rows: Counted[] }>;
}

interface Counted {
  points: number;
  leftMs: number;
}

/** So many calls in so many seconds for one key, counted in the database and by its clock, so that all servers count one window. */
export class Throttle {
  private static readonly all = new WeakMap<DataSource, Throttle[]>();
  private readonly refused = new Refused();

  constructor(
    private readonly dataSource: DataSource,
    private readonly rule: ThrottleRule,
  ) {
    Throttle.all.set(dataSource, [...(Throttle.all.get(dataSource) ?? []), this]);
  }

  /** Forgets all calls of everybody, here and in the database. */
  static async forgetAll(dataSource: DataSource): Promise<void> {
    await dataSource.query('delete from rate_limits');
    for (const { refused } of Throttle.all.get(dataSource) ?? []) refused.forgetAll();
  }

  /** Counts a call before it is worked on, so that calls sent at once count too. @throws RateLimited */
  async count(...key: string[]): Promise<void> {
    const { isExceeded, resetSeconds } = await this.take(...key);
    if (isExceeded) throw new RateLimited({ retryAfterSeconds: resetSeconds });
  }

  /** Counts a call and tells what is left, for limits that are told to the caller. */
  async take(...key: string[]): Promise<{ remaining: number; resetSeconds: number; isExceeded: boolean }> {
    const row = this.rowOf(key);
    const waitMs = this.refused.waitMs(row);
    if (waitMs > 0) return { remaining: 0, resetSeconds: secondsOf(waitMs), isExceeded: true };
    const { points, leftMs } = await this.counted(row);
    const isExceeded = points > this.rule.points;
    if (isExceeded) this.refused.remember(row, leftMs);
    return { remaining: Math.max(0, this.rule.points - points), resetSeconds: secondsOf(leftMs), isExceeded };
  }

  /** Forgets all calls of the key. */
  async forget(...key: string[]): Promise<void> {
    const row = this.rowOf(key);
    this.refused.forget(row);
    await this.pool.query({ name: 'throttle-forget', text: 'delete from rate_limits where key = $1', values: [row] });
  }

  /** Takes one call back. */
  async giveBack(...key: string[]): Promise<void> {
    await this.pool.query({ name: 'throttle-give-back', text: giveBack, values: [this.rowOf(key)] });
  }

  private async counted(row: string): Promise<Counted> {
    const values = [row, this.rule.seconds * 1_000];
    const { rows } = await this.pool.query({ name: 'throttle-count', text: count, values });
    if (!rows[0]) throw new Error('A call that is counted has a row.');
    return rows[0];
  }

  /** Beside the statements of the request, and outside any transaction: what was tried counts also where nothing came of it. */
  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }

  /** The table need not know who called. */
  private rowOf(key: readonly string[]): string {
    return `${this.rule.name}:${createHash('sha256').update(key.join('\n')).digest('base64url')}`;
  }
}

const secondsOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1_000));
