import { ApolloLink } from '@apollo/client';
import { from, of, switchMap } from 'rxjs';

/** The operation is dangerous, and the last proof of the person too old. */
export const PROOF_REQUIRED = 'PROOF_REQUIRED';

/**
 * An operation that needs a fresh proof waits for it and is then sent again, so whoever called it notices nothing but the time. When the
 * person turns away, it ends as refused.
 */
export const proofLink = (ask: () => Promise<boolean>) =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      switchMap((result) => {
        const isAsked = result.errors?.some(({ extensions }) => extensions?.code === PROOF_REQUIRED);
        if (!isAsked) return of(result);
        return from(ask()).pipe(switchMap((isGiven) => (isGiven ? forward(operation) : of(result))));
      }),
    ),
  );
