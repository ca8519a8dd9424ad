import type { Clock } from '../../../../platform/clock';
import type { ImportWatch } from '../import-watch';
import type { ImportRun, ImportRuns } from './import-runs';
import type { LiveImports } from './live-imports';
import { ImportStage } from './question-import.entity';

const SHORTEST_MS = 500;
const BEAT_MS = 5_000;

/** Another run took over, somebody cancelled, or the server is going down. */
export class ImportStopped extends Error {
  constructor(readonly isShutdown: boolean) {
    super(isShutdown ? 'the server is stopping' : 'the import was stopped');
  }
}

/** How far a run is; written down and told at each stage, and at most twice a second within one. */
export class ImportProgress implements ImportWatch {
  private stage: ImportStage = ImportStage.READING;
  private done = 0;
  private total = 0;
  private toldAt = 0;
  /** A sign of life while something takes long, such as reading a large file. */
  private readonly beat: NodeJS.Timeout;

  constructor(
    private readonly run: ImportRun,
    private readonly runs: ImportRuns,
    private readonly live: LiveImports,
    private readonly clock: Clock,
    private readonly signal: AbortSignal | undefined,
  ) {
    this.beat = setInterval(() => void this.tell().catch(() => undefined), BEAT_MS).unref();
  }

  close(): void {
    clearInterval(this.beat);
  }

  /** @throws ImportStopped */
  async begin(stage: ImportStage, total: number): Promise<void> {
    Object.assign(this, { stage, total, done: 0 });
    await this.tell();
  }

  /** @throws ImportStopped */
  async step(count: number): Promise<void> {
    this.done += count;
    if (this.clock.now().getTime() - this.toldAt >= SHORTEST_MS) await this.tell();
  }

  private async tell(): Promise<void> {
    if (this.signal?.aborted) throw new ImportStopped(true);
    this.toldAt = this.clock.now().getTime();
    if (!(await this.runs.move(this.run, this.stage, this.done, this.total))) throw new ImportStopped(false);
    await this.live.announce(this.run.id);
  }
}
