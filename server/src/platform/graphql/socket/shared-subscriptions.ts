import { subscribe } from 'graphql';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { SharedSource } from './shared-source';
import type { Tell } from './socket-frames';

interface Sharable {
  /** Equal for listeners who hear the same: one document, its variables, one scope. */
  sharedAs: string;
  tell: Tell;
}

type Subscribed = AsyncGenerator<ExecutionResult, void, void> | ExecutionResult;

/** However many consoles listen to the same, it is resolved once a message and given to all of them. */
export class SharedSubscriptions {
  private readonly running = new Map<string, Promise<SharedSource | ExecutionResult>>();

  async subscribe(args: ExecutionArgs): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
    const { sharedAs, tell } = args.contextValue as Sharable;
    for (;;) {
      const source = await (this.running.get(sharedAs) ?? this.begin(sharedAs, args));
      if (!(source instanceof SharedSource)) return source;
      const listener = source.listen(tell);
      if (listener) return listener;
    }
  }

  private begin(key: string, args: ExecutionArgs): Promise<SharedSource | ExecutionResult> {
    const forget = () => {
      if (this.running.get(key) === begun) this.running.delete(key);
    };
    const begun = (subscribe(args) as Promise<Subscribed>).then((subscribed) => {
      if (Symbol.asyncIterator in subscribed) return new SharedSource(subscribed, forget);
      forget();
      return subscribed;
    });
    this.running.set(key, begun);
    begun.catch(forget);
    return begun;
  }
}
