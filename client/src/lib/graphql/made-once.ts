import { mayHaveBeenDone } from './errors';

export type OnceHeaders = Readonly<Record<'idempotency-key', string>>;

type Send<From, Made> = (from: From, headers: OnceHeaders) => Promise<Made>;

/** What was asked for, and under which key, while the server has not answered. */
export interface Unanswered<From> {
  key: string;
  from: From;
}

/** Where that is kept: with the draft of which it is made, so that it outlives a reload as the draft does. */
export interface UnansweredStore<From> {
  read: () => Unanswered<From> | null;
  keep: (unanswered: Unanswered<From> | null) => void;
}

function untilReload<From>(): UnansweredStore<From> {
  let kept: Unanswered<From> | null = null;
  return { read: () => kept, keep: (next) => (kept = next) };
}

/**
 * One thing that is made once, however often it has to be asked for. While the server has not answered its key stays, and so
 * does what it is made from, since the key with anything else would be refused.
 */
export class MadeOnce<From> {
  constructor(private readonly store: UnansweredStore<From> = untilReload()) {}

  /** @returns what it was made from, too: older than `newest` where the answer to that was lost */
  async make<Made>(newest: From, send: Send<From, Made>): Promise<{ made: Made; from: From }> {
    const { key, from } = this.store.read() ?? { key: crypto.randomUUID(), from: newest };
    this.store.keep({ key, from });
    try {
      const made = await send(from, { 'idempotency-key': key });
      this.store.keep(null);
      return { made, from };
    } catch (error) {
      if (!mayHaveBeenDone(error)) this.store.keep(null);
      throw error;
    }
  }

  /** What became of that whose answer was lost; undefined where nothing was made. */
  async settle<Made>(send: Send<From, Made>): Promise<Made | undefined> {
    const unanswered = this.store.read();
    if (unanswered === null) return undefined;
    try {
      return (await this.make(unanswered.from, send)).made;
    } catch (error) {
      if (mayHaveBeenDone(error)) throw error;
      return undefined;
    }
  }
}
