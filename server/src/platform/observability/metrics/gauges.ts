import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Metrics } from './metrics';
import type { GaugeReading } from './metrics';

/** What waits: of everything that may be tried, what is due, what is at work, and what has been given up. */
const queued = `
  select kind, count(*)::int as value from (
    select case when attempts >= max_attempts then 'given-up' when locked_at is not null then 'running'
      when run_at <= now() then 'due' else 'later' end as kind from graphile_worker.jobs) jobs group by kind`;
const oldestDue = `
  select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as value from graphile_worker.jobs
  where attempts < max_attempts and locked_at is null and run_at <= now()`;
const KINDS = ['due', 'running', 'later', 'given-up'];

/** Figures that are looked up when Prometheus asks. A database that is away leaves its own out and keeps the others. */
@Injectable()
export class Gauges implements OnApplicationBootstrap {
  constructor(
    private readonly metrics: Metrics,
    private readonly dataSource: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    const { metrics } = this;
    metrics.gauge('mizan_database_connections', 'Connections of the pool, and requests that wait for one.', () =>
      this.pool(),
    );
    metrics.gauge('mizan_jobs', 'Jobs in the queue, of all processes.', () => this.jobs());
    metrics.gauge('mizan_oldest_due_job_seconds', 'How long the oldest job that is due has waited.', () =>
      this.oldestJob(),
    );
  }

  private pool(): GaugeReading[] {
    const { totalCount, idleCount, waitingCount } = (this.dataSource.driver as unknown as { master: Pool }).master;
    return [
      { kind: 'busy', value: totalCount - idleCount },
      { kind: 'idle', value: idleCount },
      { kind: 'waiting', value: waitingCount },
    ];
  }

  private async jobs(): Promise<GaugeReading[]> {
    const found = await this.ask(queued);
    return found ? KINDS.map((kind) => found.find((one) => one.kind === kind) ?? { kind, value: 0 }) : [];
  }

  private async oldestJob(): Promise<GaugeReading[]> {
    return ((await this.ask(oldestDue)) ?? []).map(({ value }) => ({ kind: 'due', value }));
  }

  private async ask(text: string): Promise<GaugeReading[] | null> {
    return this.dataSource.query<GaugeReading[]>(text).catch(() => null);
  }
}
