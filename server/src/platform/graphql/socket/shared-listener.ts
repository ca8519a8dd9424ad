import type { ExecutionResult } from 'graphql';
import type { TopicIterator } from '../../live';
import type { Tell } from './socket-frames';

/** What happened at the source: a result to take, or the failure to throw. */
export type SourceOutcome = () => ExecutionResult;

/** One of those who listen to a shared source. It is told plain results past this iterator, which gives what is left: failures and the end. */
export class SharedListener implements AsyncIterableIterator<ExecutionResult> {
  constructor(
    private readonly outcomes: TopicIterator<SourceOutcome>,
    readonly tell: Tell,
    private readonly onReturn: () => void,
  ) {}

  async next(): Promise<IteratorResult<ExecutionResult>> {
    const outcome = await this.outcomes.next();
    return outcome.done ? { value: undefined, done: true } : { value: outcome.value(), done: false };
  }

  async return(): Promise<IteratorResult<ExecutionResult>> {
    await this.outcomes.return();
    this.onReturn();
    return { value: undefined, done: true };
  }

  /** The source has ended: what was heard before that is heard still. */
  close(): void {
    this.outcomes.close();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
