import { Listeners } from '../listeners';

export type AutosaveState =
  | { kind: 'idle' }
  | { kind: 'pending' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** Something was typed that the server cannot take yet. */
  | { kind: 'held' }
  /** No answer, or the server is in trouble: tried again by itself. */
  | { kind: 'waiting'; error: unknown }
  /** The server will not take it as it is. */
  | { kind: 'refused'; error: unknown };

export interface AutosaveOptions {
  /** Whether the same request may succeed a little later. */
  isPassing: (error: unknown) => boolean;
  now?: () => Date;
}

type Send = () => Promise<unknown>;

const HELD: AutosaveState = { kind: 'held' };

/** One change that waits. Two of the same kind may be sent by the same function, and are two all the same. */
interface Change {
  send: Send;
}

const QUIET_MS = 700;
const LONGEST_WAIT_MS = 4000;
const RETRY_MS = [2000, 4000, 8000, 15_000, 30_000];

/**
 * Saves what changes, one request at a time, in the order in which things first changed.
 * A key names one thing (role details, one question): its newest change replaces the one that still waits.
 */
export class Autosave {
  private readonly waiting = new Map<string, Change>();
  private readonly refused = new Map<string, { change: Change; error: unknown }>();
  /** Each with whether this browser keeps it when the screen is left. */
  private readonly held = new Map<string, boolean>();
  private readonly listeners = new Listeners();
  readonly subscribe = this.listeners.subscribe;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waitingSince: number | undefined;
  private running: Promise<void> | undefined;
  private failures = 0;
  private state: AutosaveState = { kind: 'idle' };
  private settled: AutosaveState = { kind: 'idle' };

  constructor(private readonly options: AutosaveOptions) {}

  schedule = (key: string, send: Send): void => {
    this.waiting.set(key, { send });
    this.refused.delete(key);
    this.held.delete(key);
    if (this.running) return;
    this.become({ kind: 'pending' });
    this.waitForQuiet();
  };

  /** Forgets a change that no longer matters, such as one to a question that was deleted. */
  cancel = (key: string): void => {
    this.held.delete(key);
    this.drop(key);
  };

  /** A change that the server would not take yet, such as a title without a job role: typed, and nowhere but here unless `isKept`. */
  hold = (key: string, isKept = false): void => {
    this.held.set(key, isKept);
    this.drop(key);
  };

  /** Sends at once. True when nothing is left that could be sent. */
  flush = async (): Promise<boolean> => {
    await this.running;
    await this.start();
    return this.waiting.size === 0 && this.refused.size === 0;
  };

  /** Sends at once, and what was refused with it, first: somebody asked for it, and the reason may have passed. */
  retry = async (): Promise<boolean> => {
    await this.running;
    const newer = [...this.waiting];
    this.waiting.clear();
    this.refused.forEach(({ change }, key) => this.waiting.set(key, change));
    this.refused.clear();
    newer.forEach(([key, change]) => this.waiting.set(key, change));
    return this.flush();
  };

  /** Whether leaving now would lose something. */
  isDirty = (): boolean => this.waiting.size > 0 || this.refused.size > 0 || [...this.held.values()].includes(false);

  snapshot = (): AutosaveState => this.state;

  stop = (): void => clearTimeout(this.timer);

  private drop(key: string): void {
    this.waiting.delete(key);
    this.refused.delete(key);
    if (!this.running && this.waiting.size === 0) this.finish();
  }

  private waitForQuiet(): void {
    const now = Date.now();
    this.waitingSince ??= now;
    const left = this.waitingSince + LONGEST_WAIT_MS - now;
    this.startIn(Math.max(0, Math.min(QUIET_MS, left)));
  }

  private startIn(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.start(), delay);
  }

  private start(): Promise<void> {
    clearTimeout(this.timer);
    this.waitingSince = undefined;
    this.running ??= this.run().finally(() => (this.running = undefined));
    return this.running;
  }

  private async run(): Promise<void> {
    for (let next = this.first(); next; next = this.first()) {
      this.become({ kind: 'saving' });
      const [key, change] = next;
      try {
        await change.send();
        this.settle(key, change);
      } catch (error) {
        if (this.options.isPassing(error)) {
          this.retryLater(error);
          return;
        }
        this.settle(key, change);
        if (!this.waiting.has(key)) this.refused.set(key, { change, error });
      }
    }
    this.finish();
  }

  private first(): [string, Change] | undefined {
    return this.waiting.entries().next().value;
  }

  /** A change made while the request was under way stays and goes next. */
  private settle(key: string, sent: Change): void {
    this.failures = 0;
    if (this.waiting.get(key) === sent) this.waiting.delete(key);
  }

  private retryLater(error: unknown): void {
    this.become({ kind: 'waiting', error });
    const delay = RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] ?? 0;
    this.failures += 1;
    this.startIn(delay);
  }

  private finish(): void {
    const [refused] = this.refused.values();
    if (refused) {
      this.become({ kind: 'refused', error: refused.error });
      return;
    }
    if (this.state.kind === 'saving') this.settled = { kind: 'saved', at: this.options.now?.() ?? new Date() };
    this.become(this.held.size > 0 ? HELD : this.settled);
  }

  private become(state: AutosaveState): void {
    if (state === this.state) return;
    this.state = state;
    this.listeners.tell();
  }
}
