import { steadyNow } from './clock';
import type { ExamFailure } from './failure';

/** `trouble`: the line is up, but the server cannot do its work. */
export type ConnectionStatus = 'online' | 'offline' | 'trouble';

/**
 * What the last calls tell of the line. The browser's own "online" is a hint to try at once and never a proof: with a dead
 * access point it stays true, and only a reply that came says otherwise.
 */
export class Connection {
  #status: ConnectionStatus = 'online';
  readonly #waiting = new Set<() => void>();
  /** When something that waits tries again, by `steadyNow`. */
  retryAt: number | null = null;

  constructor(private readonly onChange: () => void) {}

  get status(): ConnectionStatus {
    return this.#status;
  }

  succeeded(): void {
    this.#become('online');
  }

  failed({ kind }: ExamFailure): void {
    this.#become(kind === 'refused' ? 'online' : kind === 'server' ? 'trouble' : 'offline');
  }

  /** The browser says that the cable is out. */
  cut(): void {
    this.#become('offline');
    this.wake();
  }

  /** Something happened, such as the line coming back: whatever waits goes on now. */
  wake(): void {
    this.retryAt = null;
    for (const end of [...this.#waiting]) end();
  }

  /** The pause before trying again: so long, or until woken. */
  wait(ms: number): Promise<void> {
    this.retryAt = steadyNow() + ms;
    this.onChange();
    return this.rest(ms);
  }

  /** A pause that has nothing to do with a failure. */
  rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#waiting.add(end);
    });
  }

  #become(status: ConnectionStatus): void {
    if (status === 'online') this.retryAt = null;
    if (status === this.#status) return;
    this.#status = status;
    this.onChange();
  }
}
