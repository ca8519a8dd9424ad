import { mayHaveBeenDone } from './errors';

export type OnceHeaders = Readonly<Record<'idempotency-key', string>>;

type Send<From, Made> = (from: From, headers: OnceHeaders) => Promise<Made>;

/**
 * One thing that is made once, however often it has to be asked for. Its key stays; so does what it is made from while the
 * server has not answered, since the key with anything else would be refused.
 */
export class MadeOnce<From> {
  private readonly headers = { 'idempotency-key': crypto.randomUUID() };
  private unanswered: From | null = null;

  /** @returns what it was made from, too: older than `newest` where the answer to that was lost */
  async make<Made>(newest: From, send: Send<From, Made>): Promise<{ made: Made; from: From }> {
    const from = (this.unanswered ??= newest);
    try {
      const made = await send(from, this.headers);
      this.unanswered = null;
      return { made, from };
    } catch (error) {
      if (!mayHaveBeenDone(error)) this.unanswered = null;
      throw error;
    }
  }

  /** What became of that whose answer was lost; undefined where nothing was made. */
  async settle<Made>(send: Send<From, Made>): Promise<Made | undefined> {
    if (this.unanswered === null) return undefined;
    try {
      return (await this.make(this.unanswered, send)).made;
    } catch (error) {
      if (mayHaveBeenDone(error)) throw error;
      return undefined;
    }
  }
}
