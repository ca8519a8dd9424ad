import { backoffMs } from '../backoff';
import type { Connection } from '../connection';
import { examFailureOf } from '../failure';
import type { ExamApi, ProctorState } from '../ports';
import type { TabStorage } from '../tab-storage';
import type { Signal } from './signal';

const MOST_AT_ONCE = 50;

interface QueuePorts {
  api: Pick<ExamApi, 'reportSignals'>;
  connection: Pick<Connection, 'rest'>;
  storage: TabStorage;
  /** Of the link, see `linkKey`: another exam in this tab has a queue of its own. */
  linkKey: string;
  onState: (state: ProctorState) => void;
}

/**
 * Carries signals to the server, again until it has them. What waits lies in the memory of the tab, which a reload or a
 * crash does not take; each has an id, so that arriving twice is the same as arriving once.
 */
export class SignalQueue {
  readonly #waiting: Map<string, Signal>;
  #running: Promise<void> | null = null;

  constructor(private readonly ports: QueuePorts) {
    this.#waiting = new Map(this.#restore().map((signal) => [signal.id, signal]));
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** New, or the same once more with another length. */
  put(signal: Signal): void {
    this.#waiting.set(signal.id, signal);
    this.#keep();
    this.send();
  }

  send(): void {
    if (!this.isEmpty) this.#running ??= this.#sendAll().finally(() => (this.#running = null));
  }

  /** When what waits now is there; or that it never will be. */
  async settled(): Promise<void> {
    this.send();
    await this.#running;
  }

  async #sendAll(): Promise<void> {
    for (let failures = 0; !this.isEmpty;) {
      const batch = [...this.#waiting.values()].slice(0, MOST_AT_ONCE);
      try {
        const { reply } = await this.ports.api.reportSignals(batch);
        this.#drop(batch);
        this.ports.onState(reply);
        failures = 0;
      } catch (thrown) {
        // What the server refuses it would refuse again.
        if (examFailureOf(thrown).kind === 'refused') this.#drop(batch);
        else await this.ports.connection.rest(backoffMs(++failures));
      }
    }
  }

  /** Except what has a newer length since. */
  #drop(batch: readonly Signal[]): void {
    for (const signal of batch) if (this.#waiting.get(signal.id) === signal) this.#waiting.delete(signal.id);
    this.#keep();
  }

  get #key(): string {
    return `mizan-exam-signals ${this.ports.linkKey}`;
  }

  #keep(): void {
    const { storage } = this.ports;
    if (this.isEmpty) storage.removeItem(this.#key);
    else storage.setItem(this.#key, JSON.stringify([...this.#waiting.values()]));
  }

  #restore(): Signal[] {
    return JSON.parse(this.ports.storage.getItem(this.#key) ?? '[]') as Signal[];
  }
}
