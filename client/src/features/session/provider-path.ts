/** Where the server sends the browser on to the provider; afterwards it comes to `next`. */
export const providerPath = (id: string, next: string): string =>
  `/api/v1/sso/${encodeURIComponent(id)}/start?next=${encodeURIComponent(next)}`;

/** The same only to show that it is still the same person. */
export const providerProofPath = (id: string): string => `/api/v1/sso/${encodeURIComponent(id)}/start?proof=1`;
