import { newPageId } from '../page-id';
import type { ServerClock } from '../clock';
import { steadyNow } from '../clock';
import { EXCUSES, type Reason, type Signal, type SignalKind } from './signal';

/** Something that goes on, measured by the steady clock of the page. */
export class Absence {
  readonly #begunAt = steadyNow();
  readonly #first: Signal;

  constructor(kind: SignalKind, clock: ServerClock, excuse: Reason | null, warningsSeen: number) {
    this.#first = {
      id: newPageId(),
      kind,
      warningsSeen,
      lastedMs: 0,
      isOver: false,
      startedAt: new Date(clock.now()).toISOString(),
      computerAt: new Date().toISOString(),
      excuse: excuse && EXCUSES[excuse],
    };
  }

  get isExcused(): boolean {
    return this.#first.excuse !== null;
  }

  get lastedMs(): number {
    return Math.round(steadyNow() - this.#begunAt);
  }

  told(isOver: boolean): Signal {
    return { ...this.#first, lastedMs: this.lastedMs, isOver };
  }
}
