import type { TypedDocumentString } from '../../graphql/sign-in-generated';
import { RefusedOperation, type WireError } from './errors';
import { notedFetch } from './last-answer';
import { GRAPHQL_PATH } from './path';

interface Reply<Data> {
  data?: Data | null;
  errors?: WireError[];
}

/** One operation over plain HTTP, in the session of this browser: what a page needs that comes without Apollo Client. */
export async function askServer<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  ...[variables]: Variables extends Record<string, never> ? [] : [Variables]
): Promise<Data> {
  const response = await notedFetch(GRAPHQL_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: document.toString(), variables }),
    credentials: 'same-origin',
    cache: 'no-store',
  });
  const { data, errors = [] } = (await response.json()) as Reply<Data>;
  if (errors.length > 0 || !data) throw new RefusedOperation(errors);
  return data;
}
