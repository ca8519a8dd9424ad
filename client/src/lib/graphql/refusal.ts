import { CombinedGraphQLErrors, LinkError } from '@apollo/client/errors';

/** For a change that no form shows: refused, it resolves without data and throws nothing, since the API client has told why, be it a field. */
export const resolvesWhenRefused = { errorPolicy: 'all', context: { tellsFields: true } } as const;

/** Whether the API refused it or could not be reached, of which the API client has told; anything else is a fault of the page. */
export const isRefusal = (error: unknown): boolean => CombinedGraphQLErrors.is(error) || LinkError.is(error);

/** Of what was under way when its page was left. */
const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/**
 * For what is asked anew, after a change that was made or because somebody tries again: refused, it ends quietly. The change stands, the
 * page says by its query what failed, and what is shown stays until the next time. Left before the answer, it has nobody to tell.
 */
export async function unlessRefused(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!isRefusal(error) && !isAborted(error)) throw error;
  }
}
