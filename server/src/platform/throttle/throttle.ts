import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { RateLimited } from '../errors';

export interface ThrottleRule {
  /** Unique in the program. */
  name: string;
  points: number;
  seconds: number;
}

/** So many calls in so many seconds for one key, counted in the database so that all servers count together. */
export class Throttle {
  private static readonly all = new WeakMap<DataSource, Throttle[]>();
  private readonly limiter: RateLimiterPostgres;

  constructor(dataSource: DataSource, { name, points, seconds }: ThrottleRule) {
    this.limiter = new RateLimiterPostgres({
      storeClient: (dataSource.driver as unknown as { master: unknown }).master,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      // One job forgets for all of them.
      clearExpiredByTimeout: false,
      // Whoever has used up everything is refused without asking the database again.
      inMemoryBlockOnConsumed: points + 1,
    });
    Throttle.all.set(dataSource, [...(Throttle.all.get(dataSource) ?? []), this]);
  }

  /** Forgets all calls of everybody, here and in the database. */
  static async forgetAll(dataSource: DataSource): Promise<void> {
    await dataSource.query('delete from rate_limits');
    for (const { limiter } of Throttle.all.get(dataSource) ?? []) limiter.deleteInMemoryBlockedAll();
  }

  /** Counts a call before it is worked on, so that calls sent at once count too. @throws RateLimited */
  async count(...key: string[]): Promise<void> {
    try {
      await this.limiter.consume(hashOf(key));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new RateLimited({ retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
    }
  }

  /** Counts a call and tells what is left, for limits that are told to the caller. */
  async take(...key: string[]): Promise<{ remaining: number; resetSeconds: number; isExceeded: boolean }> {
    try {
      return leftOf(await this.limiter.consume(hashOf(key)), false);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return leftOf(refusal, true);
    }
  }

  /** Forgets all calls of the key. */
  async forget(...key: string[]): Promise<void> {
    await this.limiter.delete(hashOf(key));
  }

  /** Takes one call back. */
  async giveBack(...key: string[]): Promise<void> {
    await this.limiter.reward(hashOf(key));
  }
}

function leftOf({ remainingPoints, msBeforeNext }: RateLimiterRes, isExceeded: boolean) {
  return {
    remaining: Math.max(0, remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    isExceeded,
  };
}

/** The table need not know who called. */
function hashOf(key: readonly string[]): string {
  return createHash('sha256').update(key.join('\n')).digest('base64url');
}
