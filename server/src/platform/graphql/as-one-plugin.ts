import type { ApolloPlugin } from './graphql-context';

type Listener = Required<Exclude<Awaited<ReturnType<NonNullable<ApolloPlugin['requestDidStart']>>>, void>>;
type Stage = 'didResolveOperation' | 'didEncounterErrors' | 'willSendResponse';
export type Asked<Name extends Stage> = Parameters<Listener[Name]>[0];

/** What looks at one operation on its way; nothing is waited for where it has nothing to wait for. */
export type Watch = { [Name in Stage]?: (context: Asked<Name>) => Promise<void> | void };

/** Begins to look at an operation that has just come in. */
export type Watching = () => Watch;

/**
 * Several that look at operations, as one plugin: Apollo waits at every stage for each plugin by itself, whatever it has to do there, and
 * that before each answer that is saved. They are asked in their order, and after one that refuses nobody is.
 */
export function asOnePlugin(watchings: readonly Watching[]): ApolloPlugin {
  return {
    async requestDidStart() {
      const watches = watchings.map((begin) => begin());
      return {
        didResolveOperation: async (context) => inTurn(watches, 'didResolveOperation', context),
        didEncounterErrors: async (context) => inTurn(watches, 'didEncounterErrors', context),
        willSendResponse: async (context) => inTurn(watches, 'willSendResponse', context),
      };
    },
  };
}

/** Each of them in its turn; waits only for one that has something to wait for. */
export function inTurn<Name extends Stage>(
  watches: readonly Watch[],
  stage: Name,
  context: Asked<Name>,
): Promise<void> | undefined {
  for (const [index, watch] of watches.entries()) {
    const waiting = watch[stage]?.(context);
    if (waiting) return waiting.then(() => inTurn(watches.slice(index + 1), stage, context));
  }
  return undefined;
}
