import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import { isUnstorableText } from '../database/unstorable-text';
import { DomainError, FileTooLarge, InvalidInput, toWire } from '../errors';
import { refusedFields } from './refused-fields';

/** Codes by which Apollo and graphql-js refuse a request before any of our code runs: the caller's mistake, shown as it is. */
const protocolCodes = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'INTROSPECTION_DISABLED',
]);

/** The one formatter of GraphQL errors, over HTTP and over the WebSocket. */
export function maskError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const original = asDeclared(unwrapResolverError(thrown));
  const { locations, path } = formatted;
  const place = { ...(locations && { locations }), ...(path && { path }) };
  if (!(original instanceof DomainError) && isProtocolError(original)) {
    const fields = refusedFields(formatted.message);
    const params = fields.length > 0 ? { params: { fields } } : {};
    return { message: formatted.message, ...place, extensions: { code: formatted.extensions?.code, ...params } };
  }
  const { message, code, params } = toWire(original, undefined);
  return { message, ...place, extensions: { code, params } };
}

/** What was refused before a resolver ran stands inside; the upload library speaks by numbers: 413 is a file cut off. */
export function asDeclared(error: unknown): unknown {
  if (error instanceof GraphQLError && error.originalError instanceof DomainError) return error.originalError;
  if (isUnstorableText(error)) return InvalidInput.at('', 'characters');
  return (error as { status?: unknown } | null)?.status === 413 ? new FileTooLarge() : error;
}

export function isProtocolError(error: unknown): boolean {
  return error instanceof GraphQLError && protocolCodes.has(error.extensions.code);
}
