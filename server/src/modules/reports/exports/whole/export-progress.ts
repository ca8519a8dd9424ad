import type { Clock } from '../../../../platform/clock';
import { RunStopped } from './export-failures';
import type { ExportRun, ExportRuns } from './export-runs';
import type { LiveExports } from './live-exports';

const SHORTEST_MS = 1_000;
const BEAT_MS = 30_000;

/** How far a run is; written down and told at most once a second. Throws `RunStopped` when the run is not to go on. */
export class ExportProgress {
  private done = 0;
  private total = 0;
  private toldAt = 0;
  /** A sign of life while something takes long, such as joining the parts of a large archive. */
  private beat: NodeJS.Timeout | undefined;

  constructor(
    private readonly run: ExportRun,
    private readonly runs: ExportRuns,
    private readonly live: LiveExports,
    private readonly clock: Clock,
    private readonly signal: AbortSignal | undefined,
  ) {}

  begin(total: number): Promise<void> {
    this.beat = setInterval(() => void this.tell().catch(() => undefined), BEAT_MS).unref();
    this.total = total;
    return this.tell();
  }

  close(): void {
    clearInterval(this.beat);
  }

  step(): Promise<void> {
    this.done += 1;
    return this.touch();
  }

  /** Something was done, though no step is complete. */
  async touch(): Promise<void> {
    if (this.signal?.aborted) throw new RunStopped(true);
    if (this.clock.now().getTime() - this.toldAt >= SHORTEST_MS) await this.tell();
  }

  private async tell(): Promise<void> {
    this.toldAt = this.clock.now().getTime();
    if (!(await this.runs.move(this.run, this.done, this.total))) throw new RunStopped(false);
    await this.live.announce(this.run.id);
  }
}
