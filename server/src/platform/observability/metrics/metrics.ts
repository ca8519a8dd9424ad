import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** From a save that is done in a moment to what is given up after ten seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How often it is looked how late the event loop is; a lag is told with this on top. */
const LAG_EVERY_MS = 100;

export type OperationOutcome = 'ok' | 'refused' | 'failed';

/**
 * Figures of this process for Prometheus. No label is ever taken from what a caller writes: names are those of the schema, of
 * routes and of jobs, so their number does not grow.
 */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private watching: Promise<void> | undefined;
  private readonly operations = this.histogram(
    'mizan_operation_duration_seconds',
    'GraphQL operations by root field.',
    ['operation', 'outcome'],
  );
  private readonly errors = new Counter({
    name: 'mizan_operation_errors_total',
    help: 'Errors of GraphQL operations by root field and code.',
    labelNames: ['operation', 'code'],
    registers: [this.registry],
  });
  private readonly requests = this.histogram('mizan_http_request_duration_seconds', 'Requests by route.', [
    'method',
    'route',
    'status',
  ]);
  private readonly jobs = this.histogram('mizan_job_duration_seconds', 'Jobs of this process.', ['job', 'outcome']);
  private readonly saves = this.histogram(
    'mizan_save_duration_seconds',
    'Answers of candidates until they are stored.',
    ['outcome'],
  );

  private readonly tokens = new Counter({
    name: 'mizan_oauth_tokens_total',
    help: 'Requests for an access token by what became of them.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  readonly contentType = this.registry.contentType;

  /** All figures as Prometheus reads them. */
  async text(): Promise<string> {
    await (this.watching ??= this.watchProcess());
    return this.registry.metrics();
  }

  operation(operation: string, outcome: OperationOutcome, seconds: number): void {
    this.operations.observe({ operation, outcome }, seconds);
  }

  operationError(operation: string, code: string): void {
    this.errors.inc({ operation, code });
  }

  request(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }

  job(job: string, outcome: OperationOutcome, seconds: number): void {
    this.jobs.observe({ job, outcome }, seconds);
  }

  save(outcome: OperationOutcome, seconds: number): void {
    this.saves.observe({ outcome }, seconds);
  }

  /** @param outcome `issued`, or the error of RFC 6749 */
  token(outcome: string): void {
    this.tokens.inc({ outcome });
  }

  /** Asked when somebody reads, and never in between. */
  gauge(name: string, help: string, read: () => GaugeReading[] | Promise<GaugeReading[]>): void {
    const labelNames: string[] = ['kind'];
    const registers = [this.registry];
    const collect = async function (this: Gauge) {
      const readings = await read();
      this.reset();
      for (const { kind, value } of readings) this.set({ kind }, value);
    };
    new Gauge({ name, help, labelNames, registers, collect });
  }

  /**
   * Memory, collections and lag of this process: to look for them wakes it many times a second, so that is done from the first reading
   * on, and never where nobody reads. Returns once there is something to tell.
   */
  private async watchProcess(): Promise<void> {
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: LAG_EVERY_MS });
    // One after the other: of one long pause a busy process may see nothing but its end.
    for (let look = 0; look < 3; look++) await pause(LAG_EVERY_MS);
  }

  private histogram<Label extends string>(name: string, help: string, labelNames: Label[]): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [this.registry] });
  }
}

export interface GaugeReading {
  kind: string;
  value: number;
}
