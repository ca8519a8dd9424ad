import type { Watching } from './as-one-plugin';

const HALF_PAIR = /\p{Surrogate}/u;
const HALF_PAIRS = /\p{Surrogate}/gu;

/**
 * Half of a surrogate pair, as a cut in the middle of an emoji leaves it, becomes the replacement sign: PostgreSQL refuses it in
 * JSON, and nothing can encode it in an address. Documents cannot hold one, so only the variables are looked at.
 */
export function wellFormedText(): Watching {
  return () => ({
    didResolveOperation({ request }) {
      if (request.variables) mend(request.variables);
    },
  });
}

/** In place, because what is executed is this very object; without recursion, because a body may be nested however deep. */
function mend(variables: object): void {
  const left: object[] = [variables];
  for (let values = left.pop(); values; values = left.pop()) {
    for (const [name, value] of Object.entries(values) as [string, unknown][]) {
      if (typeof value === 'object' && value !== null) left.push(value);
      else if (typeof value === 'string' && HALF_PAIR.test(value))
        (values as Record<string, unknown>)[name] = value.replace(HALF_PAIRS, '\uFFFD');
    }
  }
}
