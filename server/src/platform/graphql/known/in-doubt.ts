/** Thrown wherever something is not plainly so: graphql-js decides then. Always the same one, since nobody reads where it came from. */
export const IN_DOUBT = new Error('Left to graphql-js.');

/** What the work gives; undefined where it was in doubt, or failed, which graphql-js has words for. */
export function unlessInDoubt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
