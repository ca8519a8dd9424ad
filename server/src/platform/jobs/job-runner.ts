import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { parseCronItems, run, runOnce } from 'graphile-worker';
import type { ParsedCronItem, Runner, RunnerOptions, TaskList } from 'graphile-worker';
import { Clock } from '../clock';
import { AppConfig } from '../config';
import { IDLE_CONNECTION_MS } from '../database';
import { ProviderCatalogue } from '../discovery';
import type { AnnotatedMethod } from '../discovery';
import { Log } from '../observability';
import { Metrics } from '../observability/metrics';
import { JOB_HANDLER, REGULAR_LOOK } from './job-handler.decorator';
import type { JobHandlerOptions, RegularLook } from './job-handler.decorator';
import { jobsLogger } from './jobs-logger';
import { PatientPool } from './patient-pool';

const AT_ONCE = 4;
const MOST_CONNECTIONS = 6;
/** One look serves all of them; what was taken while none is free goes back soon, for another process. */
const KEPT_MS = 2_000;
const SWEEP_EVERY_MS = 1_000;
/** A job that is to be done now is heard of at once; this is for what waits for its time, none of which is to the second. */
const LOOK_EVERY_MS = 5_000;

/** Runs the jobs of every module: inside the server by default, in a process of its own by configuration. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private runner: Runner | undefined;
  private pool: PatientPool | undefined;
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;
  private readonly lookedAt = new Map<string, number>();

  constructor(
    private readonly config: AppConfig,
    private readonly catalogue: ProviderCatalogue,
    private readonly log: Log,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.runsJobs) return;
    this.timer = setInterval(() => this.sweepOnce(), SWEEP_EVERY_MS).unref();
    this.pool = this.openPool();
    this.runner = await run({
      ...this.options(),
      pgPool: this.pool,
      concurrency: AT_ONCE,
      pollInterval: LOOK_EVERY_MS,
      parsedCronItems: this.cron(),
      preset: { worker: { localQueue: { size: AT_ONCE, ttl: KEPT_MS } } },
    });
  }

  /** Lets running jobs finish; what is not done stays in the queue. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
    await this.runner?.stop();
    await this.pool?.end();
    this.runner = undefined;
  }

  /** Works off everything that is due, then returns. */
  async runDue(): Promise<void> {
    await this.sweep();
    await runOnce({ ...this.options(), connectionString: this.config.databaseUrl, maxPoolSize: MOST_CONNECTIONS });
  }

  private sweepOnce(): void {
    this.sweeping ??= this.sweep()
      .catch((error: unknown) => this.log.error({ err: error }, 'a look at what is due failed'))
      .finally(() => (this.sweeping = undefined));
  }

  private async sweep(): Promise<void> {
    if (!this.clock.isSure()) return;
    for (const { annotation, call } of this.catalogue.methodsWith<RegularLook>(REGULAR_LOOK)) {
      if (this.isTimeFor(annotation)) await call(undefined);
    }
  }

  /** What is to be looked at every second is looked at each time; the clock may be set back meanwhile. */
  private isTimeFor({ name, everySeconds }: RegularLook): boolean {
    const now = this.clock.now().getTime();
    const sinceMs = now - (this.lookedAt.get(name) ?? -Infinity);
    if (everySeconds > 1 && sinceMs >= 0 && sinceMs < everySeconds * 1_000) return false;
    this.lookedAt.set(name, now);
    return true;
  }

  private openPool(): PatientPool {
    const pool = new PatientPool({
      connectionString: this.config.databaseUrl,
      max: MOST_CONNECTIONS,
      idleTimeoutMillis: IDLE_CONNECTION_MS,
    });
    const note = (error: Error) => this.log.warn({ reason: error.message }, 'a connection of the jobs was lost');
    pool.on('error', note);
    pool.on('connect', (client) => client.on('error', note));
    return pool;
  }

  private options(): RunnerOptions {
    const taskList: TaskList = Object.fromEntries(
      this.handlers().map(({ annotation: { name, cron }, call }) => [
        name,
        (payload, { abortSignal }) => {
          if (cron) this.assertTimeIsSure();
          return this.measured(name, () => call(payload, abortSignal)) as Promise<void>;
        },
      ]),
    );
    return {
      taskList,
      noHandleSignals: true,
      logger: jobsLogger(this.log),
    };
  }

  /** What is closed, expires or is forgotten by the time can not be taken back; the job is tried again a little later. */
  private assertTimeIsSure(): void {
    if (!this.clock.isSure()) throw new Error('put off: nobody knows yet whether the time stays where it leapt');
  }

  /** What a job of several parts answers is handed on: only those of its parts that failed are tried again. */
  private async measured(name: string, work: () => unknown): Promise<Promise<unknown>[] | undefined> {
    const startedAt = performance.now();
    const note = (outcome: 'ok' | 'failed') => this.metrics.job(name, outcome, (performance.now() - startedAt) / 1_000);
    try {
      const parts = await work();
      const ended = Array.isArray(parts) ? await Promise.allSettled(parts) : [];
      note(ended.every(({ status }) => status === 'fulfilled') ? 'ok' : 'failed');
      return Array.isArray(parts) ? (parts as Promise<unknown>[]) : undefined;
    } catch (error) {
      note('failed');
      throw error;
    }
  }

  private cron(): ParsedCronItem[] {
    return parseCronItems(
      this.handlers().flatMap(({ annotation: { name, cron } }) => (cron ? [{ task: name, match: cron }] : [])),
    );
  }

  private handlers(): readonly AnnotatedMethod<JobHandlerOptions>[] {
    return this.catalogue.methodsWith<JobHandlerOptions>(JOB_HANDLER);
  }
}
