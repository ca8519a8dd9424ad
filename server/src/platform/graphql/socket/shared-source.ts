import type { ExecutionResult } from 'graphql';
import { TopicIterator } from '../../live';
import { SharedListener } from './shared-listener';
import type { SourceOutcome } from './shared-listener';
import { framesForAll } from './socket-frames';
import type { Tell } from './socket-frames';

/** Telling a listener is a call of the kernel, about a hundredth of this: however many listen, and whatever happens, it takes a tenth of a core. */
const REST_MS_A_LISTENER = 0.1;

/** One source of results and everybody who listens to it; it ends with the last of them. */
export class SharedSource {
  private readonly listeners = new Set<(outcome: object) => void>();
  private readonly open = new Set<SharedListener>();
  private hasEnded = false;
  /** What one turn of the event loop brings reaches each of them in one write, and so does what comes before the rest after it is over. */
  private untold: Buffer[] = [];
  private toldAt = 0;
  private rest: NodeJS.Timeout | undefined;

  constructor(
    private readonly source: AsyncGenerator<ExecutionResult, void, void>,
    private readonly onEnd: () => void,
  ) {
    void this.pump();
  }

  /** Null when the source has ended, so that it has to be begun anew. */
  listen(tell: Tell): AsyncIterableIterator<ExecutionResult> | null {
    if (this.hasEnded) return null;
    const outcomes = new TopicIterator<SourceOutcome>((hear) => {
      this.listeners.add(hear);
      return () => void this.listeners.delete(hear);
    });
    const listener = new SharedListener(outcomes, tell, () => this.leave(listener));
    this.open.add(listener);
    return listener;
  }

  private leave(listener: SharedListener): void {
    this.open.delete(listener);
    if (this.open.size > 0 || this.hasEnded) return;
    this.end();
    void this.source.return();
  }

  private async pump(): Promise<void> {
    try {
      for await (const result of this.source) {
        if (result.errors) this.hand(() => result);
        else this.tell(result);
      }
    } catch (error) {
      this.hand(() => {
        throw error;
      });
    }
    this.tellAll();
    this.end();
    for (const listener of this.open) listener.close();
  }

  private tell(result: ExecutionResult): void {
    if (this.untold.length === 0) this.tellSoon();
    this.untold.push(Buffer.from(`${JSON.stringify(result)}}`));
  }

  private tellSoon(): void {
    const restMs = this.toldAt + this.open.size * REST_MS_A_LISTENER - performance.now();
    if (restMs < 1) setImmediate(() => this.tellAll());
    else this.rest = setTimeout(() => this.tellAll(), restMs);
  }

  private tellAll(): void {
    clearTimeout(this.rest);
    const endings = this.untold;
    this.untold = [];
    if (endings.length === 0) return;
    this.toldAt = performance.now();
    const framesFor = framesForAll(endings);
    for (const listener of this.open) listener.tell(framesFor);
  }

  private hand(outcome: SourceOutcome): void {
    for (const hear of this.listeners) hear(outcome);
  }

  private end(): void {
    this.hasEnded = true;
    this.onEnd();
  }
}
