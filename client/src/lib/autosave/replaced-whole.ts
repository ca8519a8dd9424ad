import { mayHaveBeenDone } from '../graphql/errors';

type Put<Whole> = (wanted: Whole, expected: Whole) => Promise<Whole>;

/**
 * What is stored as a whole, such as a list, and may be replaced by somebody else too: it is sent with what it is to replace,
 * as far as is known here. What got no answer is sent again first, so that one's own is not taken for somebody else's.
 */
export class ReplacedWhole<Whole> {
  private unanswered: { whole: Whole } | null = null;

  constructor(private known: Whole) {}

  /** What is stored is known from elsewhere. */
  learn(whole: (known: Whole) => Whole): void {
    this.known = whole(this.known);
  }

  async send(wanted: Whole, put: Put<Whole>): Promise<void> {
    if (this.unanswered) await this.settle(this.unanswered.whole, put);
    await this.try(wanted, put);
  }

  private async settle(whole: Whole, put: Put<Whole>): Promise<void> {
    try {
      await this.try(whole, put);
    } catch (error) {
      if (mayHaveBeenDone(error)) throw error;
    }
  }

  private async try(whole: Whole, put: Put<Whole>): Promise<void> {
    this.unanswered = { whole };
    try {
      this.known = await put(whole, this.known);
      this.unanswered = null;
    } catch (error) {
      if (!mayHaveBeenDone(error)) this.unanswered = null;
      throw error;
    }
  }
}
