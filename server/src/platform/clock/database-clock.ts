import type { OnModuleDestroy } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Log } from '../observability';
import { Clock } from './clock';
import { ClockOffset, STEP_MS } from './clock-offset';
import type { TimeSample } from './clock-offset';

const EVERY_MS = 60_000;
const SAMPLES = 3;
const ask = `select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`;

/** The database's time, by which all servers agree, whatever their machines believe. Asked at the start and each minute. */
export class DatabaseClock extends Clock implements OnModuleDestroy {
  private readonly offset = new ClockOffset();
  private timer: NodeJS.Timeout | undefined;
  /** How far the clock on the wall of this machine was from its steady one, when they were last compared. */
  private apart: number | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Log,
    private readonly machine: () => number,
    private readonly wall: () => number = Date.now,
  ) {
    super();
  }

  /** Before anybody asks it for the time. */
  async start(): Promise<void> {
    await this.follow();
    this.timer = setInterval(() => void this.follow().catch(() => undefined), EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  now(): Date {
    this.noticeSleep();
    return new Date(this.machine() + this.offset.milliseconds);
  }

  override isSure(): boolean {
    return this.offset.isSure;
  }

  /** How often the time stepped by more than two seconds since the start. */
  steps(): number {
    return this.offset.steps;
  }

  /** Of a machine that was suspended the steady clock stood still and the one on the wall did not: what we have is late by as much. */
  private noticeSleep(): void {
    const apart = this.wall() - this.machine();
    const moved = Math.abs(apart - (this.apart ?? apart));
    this.apart = apart;
    if (moved <= STEP_MS) return;
    this.offset.doubt();
    void this.follow().catch(() => undefined);
  }

  /** While the database is away what is known has to do. */
  private async follow(): Promise<void> {
    const steppedMs = Math.round(this.offset.take(await this.sample()));
    const { steps } = this.offset;
    if (steppedMs !== 0) this.log.warn({ steppedMs, steps }, 'the time of the database stepped');
  }

  /** The quickest of a few, on one connection, so that no time is lost in waiting for one. */
  private async sample(): Promise<TimeSample> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.connect();
      const samples: TimeSample[] = [];
      while (samples.length < SAMPLES) {
        const sentAt = this.machine();
        const [row] = (await runner.query(ask)) as [{ at: number }];
        samples.push({ sentAt, receivedAt: this.machine(), databaseAt: row.at });
      }
      const trip = ({ sentAt, receivedAt }: TimeSample) => receivedAt - sentAt;
      return samples.reduce((best, each) => (trip(each) < trip(best) ? each : best));
    } finally {
      await runner.release();
    }
  }
}
