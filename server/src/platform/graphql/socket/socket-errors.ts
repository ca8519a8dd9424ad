import type { ExecutionResult, FormattedExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import { unwrapResolverError } from '@apollo/server/errors';
import { DomainError } from '../../errors';
import type { Log } from '../../observability';
import { withRequestId } from '../error-report.plugin';
import { asDeclared, isProtocolError, maskError } from '../mask-error';

/** The same mask as over HTTP: what is ours to mend is logged, and the caller gets an id. */
export function maskSocketErrors(
  errors: readonly GraphQLError[],
  requestId: string,
  log: Log,
): GraphQLFormattedError[] {
  return errors.map((error) => {
    const cause = asDeclared(unwrapResolverError(error));
    const isOurs = !(cause instanceof DomainError) && !isProtocolError(cause);
    if (isOurs) log.error({ err: cause, requestId }, 'subscription failed');
    return withRequestId(maskError(error.toJSON(), error), requestId);
  });
}

export function maskSocketResult(result: ExecutionResult, requestId: string, log: Log): FormattedExecutionResult {
  const { errors, ...rest } = result;
  return errors ? { ...rest, errors: maskSocketErrors(errors, requestId, log) } : rest;
}
