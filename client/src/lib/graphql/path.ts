/** Where the API answers, over HTTP and over the socket. */
export const GRAPHQL_PATH = '/api/graphql';

export function socketUrl(page: Location = window.location): string {
  const scheme = page.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${page.host}${GRAPHQL_PATH}`;
}
