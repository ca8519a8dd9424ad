import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import { DomainError, RateLimited } from '../errors';
import { httpStatus } from '../errors/http-status';
import type { Log } from '../observability';
import { contextOf } from './graphql-context';
import type { Watching } from './as-one-plugin';
import { asDeclared, isProtocolError } from './mask-error';

/** More than these in one answer are of no use to an honest caller. */
const MAX_ERRORS = 5;

/** Logs what is ours to mend, tells the caller its request id, and cuts long lists of errors. */
export function errorReport(log: Log): Watching {
  return () => ({
    didEncounterErrors(request) {
      const { req } = contextOf(request);
      for (const error of request.errors) {
        const cause = asDeclared(unwrapResolverError(error));
        if (cause instanceof RateLimited) tellWhenToRetry(request, cause);
        if (cause instanceof DomainError || isProtocolError(cause)) continue;
        log.error({ err: cause, requestId: req.id, operation: request.operationName }, 'operation failed');
      }
    },
    willSendResponse(request) {
      if (request.response.body.kind !== 'single') return undefined;
      const result = request.response.body.singleResult;
      const { errors } = result;
      if (!errors) return undefined;
      const { id } = contextOf(request).req;
      result.errors = errors.slice(0, MAX_ERRORS).map((error) => withRequestId(error, id));
      return errors.some(isUnavailable) ? answerUnavailable(request.response.http) : undefined;
    },
  });
}

const UNAVAILABLE = new Set<unknown>(['SERVICE_UNAVAILABLE', 'TOO_BUSY']);

function isUnavailable(error: GraphQLFormattedError): boolean {
  return UNAVAILABLE.has(error.extensions?.code);
}

/** Proxies and callers that only look at the status must not take it for done. */
async function answerUnavailable(http: { status?: number; headers: Map<string, string> }): Promise<void> {
  // In the same turn the framework's own plugin sets 200 on whatever was executed; the turn after is ours.
  await Promise.resolve();
  http.status = httpStatus.unavailable;
  http.headers.set('retry-after', '2');
}

/** The status stays 200, as GraphQL over HTTP wants it; the header says the rest. */
function tellWhenToRetry(
  request: { response: { http: { headers: Map<string, string> } } },
  { params }: RateLimited,
): void {
  request.response.http.headers.set('retry-after', String(params.retryAfterSeconds));
}

export function withRequestId(error: GraphQLFormattedError, requestId: string | undefined): GraphQLFormattedError {
  if (error.extensions?.code !== 'INTERNAL' || requestId === undefined) return error;
  return { ...error, extensions: { ...error.extensions, params: { requestId } } };
}
