import type { FastifyRequest } from 'fastify';

/** Where the console's pages are found, and whatever else has no route of its own. */
const ANY_PAGE = '/*';
/** Some clients write the whole address into a request; the router leaves it out. */
const ORIGIN = /^https?:\/\/[^/]*/i;

/**
 * What a request asks for as the router found it, such as `/api/v1/exam/files/:id`; where it found none, the path. Never compare the
 * address as it was written: `/%61pi/graphql` and `http://there/api/graphql#x` are answered like `/api/graphql`.
 */
export function askedRoute({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): string {
  const found = routeOptions.url;
  return found === undefined || found === ANY_PAGE ? askedPath(url) : found;
}

/** As the router reads it. */
export function askedPath(url: string): string {
  const [path = ''] = url.replace(ORIGIN, '').split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
