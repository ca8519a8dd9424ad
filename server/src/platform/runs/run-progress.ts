import type { Clock } from '../clock';
import { RunStopped } from './run-stopped';
import type { ClaimedRun, Runs } from './runs';

interface Told {
  runs: Runs<ClaimedRun>;
  announce: (id: string) => Promise<void>;
  clock: Clock;
  signal: AbortSignal | undefined;
  /** Told no more often than this within a stage. */
  shortestMs: number;
  /** A sign of life while something takes long, such as reading a large file or joining the parts of one. */
  beatMs: number;
}

/** How far a run is, written down and told. Throws `RunStopped` when the run is not to go on. */
export class RunProgress {
  private done = 0;
  private total = 0;
  private stage: Readonly<Record<string, unknown>> = {};
  private toldAt = 0;
  private readonly beat: NodeJS.Timeout;

  constructor(
    private readonly run: ClaimedRun,
    private readonly told: Told,
  ) {
    this.beat = setInterval(() => void this.tell().catch(() => undefined), told.beatMs).unref();
  }

  close(): void {
    clearInterval(this.beat);
  }

  /** `stage` goes into the row, beside what is counted. @throws RunStopped */
  begin(total: number, stage: Readonly<Record<string, unknown>> = {}): Promise<void> {
    Object.assign(this, { total, stage, done: 0 });
    return this.tell();
  }

  /** @throws RunStopped */
  step(count = 1): Promise<void> {
    this.done += count;
    return this.touch();
  }

  /** Something was done, though no step is complete. @throws RunStopped */
  async touch(): Promise<void> {
    this.endWithServer();
    if (this.told.clock.now().getTime() - this.toldAt >= this.told.shortestMs) await this.tell();
  }

  private async tell(): Promise<void> {
    this.endWithServer();
    const { runs, announce, clock } = this.told;
    this.toldAt = clock.now().getTime();
    const { done, total, stage } = this;
    if (!(await runs.move(this.run, { ...stage, progress: done, total }))) throw new RunStopped(false);
    await announce(this.run.id);
  }

  private endWithServer(): void {
    if (this.told.signal?.aborted) throw new RunStopped(true);
  }
}
