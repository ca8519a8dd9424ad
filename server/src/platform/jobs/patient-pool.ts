import { Pool } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import { isOutage } from '../database';

/** PostgreSQL's "cannot connect now". */
const NOT_NOW = '57P03';

/**
 * Connections of the queue, whose errors of an outage all say "not now": of those codes the queue knows that the same call may work in a while.
 * With any other it leaves a job that ended in the middle of the outage as taken for hours, and rejects a promise that nobody holds.
 * Whoever asks after the end is such a try, which slept through it: it hears nothing more.
 */
export class PatientPool extends Pool {
  constructor(config: PoolConfig) {
    super(config);
    this.on('connect', sayNotNow);
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | undefined {
    if (!callback) return this.ending ? new Promise(() => undefined) : super.connect().catch(rethrow);
    super.connect(callback);
    return undefined;
  }
}

function sayNotNow(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: unknown[]) => {
    const answer = query(...given);
    return answer instanceof Promise ? answer.catch(rethrow) : answer;
  }) as PoolClient['query'];
}

/** As an error of our own: of what it does not know as one the queue keeps the words only, without the code. */
function rethrow(error: unknown): never {
  if (!isOutage(error)) throw error;
  throw Object.assign(new Error((error as Error).message, { cause: error }), { code: NOT_NOW });
}
