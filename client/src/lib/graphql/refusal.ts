import { CombinedGraphQLErrors, LinkError } from '@apollo/client/errors';

/** For a change that no form shows: refused, it resolves without data and throws nothing, since the API client has told why, be it a field. */
export const resolvesWhenRefused = { errorPolicy: 'all', context: { tellsFields: true } } as const;

/** Whether the API refused it or could not be reached, of which the API client has told; anything else is a fault of the page. */
export const isRefusal = (error: unknown): boolean => CombinedGraphQLErrors.is(error) || LinkError.is(error);
