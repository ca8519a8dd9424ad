import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { AppConfig } from '../config';
import { Log } from '../observability';
import { dataSourceOptions } from './data-source';

/**
 * What candidates do all the time has connections of its own, so that nothing else stands before it: `saves` for answers and signs of
 * life, `steps` for opening, starting, moving on and handing in.
 */
export type Lane = 'saves' | 'steps';

/** Few: a burst of steps is over sooner when the processors are not divided among all of it at once, and saves pass beside it. */
const MOST: Record<Lane, number> = { saves: 4, steps: 6 };
/** Of all connections that a server may hold, those left to everything else are the larger part. */
const SHARE = 1 / 4;

type Size = Pick<AppConfig, 'databasePool'>;

function sizeOf(lane: Lane, { databasePool }: Size): number {
  return Math.min(MOST[lane], Math.floor(databasePool * SHARE));
}

/** What the lanes leave of the connections that a server may hold. */
export function sharedPoolSize(size: Size): number {
  return size.databasePool - sizeOf('saves', size) - sizeOf('steps', size);
}

/**
 * Their connections stay open, and their statements keep the plan that was made once: those are written to be read by index whatever
 * the values, and planning them five times on every connection was a good part of what they cost.
 */
@Injectable()
export class Lanes implements OnApplicationShutdown {
  private readonly pools = new Map<Lane, Pool>();

  constructor(
    private readonly config: AppConfig,
    private readonly log: Log,
  ) {}

  poolOf(lane: Lane): Pool {
    const known = this.pools.get(lane);
    if (known) return known;
    const pool = this.open(lane);
    this.pools.set(lane, pool);
    return pool;
  }

  async onApplicationShutdown(): Promise<void> {
    const pools = [...this.pools.values()];
    this.pools.clear();
    await Promise.all(pools.map((pool) => pool.end()));
  }

  private open(lane: Lane): Pool {
    const { databaseUrl } = this.config;
    const pool = new Pool({
      ...dataSourceOptions(databaseUrl, sizeOf(lane, this.config)).extra,
      connectionString: databaseUrl,
      application_name: `mizan ${lane}`,
      options: '-c plan_cache_mode=force_generic_plan',
      idleTimeoutMillis: 0,
      keepAlive: true,
    });
    // The pool lets go of the connection; whoever asks next gets another.
    pool.on('error', (error) => this.log.warn({ lane, reason: error.message }, 'database connection lost'));
    return pool;
  }
}
