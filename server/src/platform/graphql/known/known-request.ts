import type { FastifyRequest } from 'fastify';
import type { CallerRequest } from '../../access';
import { GRAPHQL_PATH } from '../graphql-path';
import type { KnownOperation, KnownOperations } from './known-operations';

/** A request for an operation that was asked before. */
export interface KnownRequest {
  known: KnownOperation;
  text: string;
  variables: Record<string, unknown>;
}

const ACCEPTED = new Set([undefined, '*/*', 'application/json']);
const SAID = new Set(['query', 'variables', 'operationName']);

/** Undefined for whatever the exam page does not send, and for what nobody has asked yet. */
export function knownRequestOf(
  request: FastifyRequest & Pick<CallerRequest, 'access'>,
  known: KnownOperations,
): KnownRequest | undefined {
  if (!isOfExamPage(request) || !isPlain(request.body)) return undefined;
  const { query: text, variables = {}, operationName } = request.body;
  const found = typeof text === 'string' ? known.of(text) : undefined;
  if (!found || !isObject(variables ?? {})) return undefined;
  const isNamed = operationName == null || operationName === found.operation.name?.value;
  return isNamed
    ? { known: found, text: text as string, variables: (variables ?? {}) as KnownRequest['variables'] }
    : undefined;
}

/** With the token of a link and nothing else by which somebody could be known. */
function isOfExamPage({
  method,
  routeOptions,
  headers,
  access,
}: FastifyRequest & Pick<CallerRequest, 'access'>): boolean {
  if (method !== 'POST' || routeOptions.url !== GRAPHQL_PATH || !access?.credential) return false;
  const { cookie, authorization, accept } = headers;
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  return cookie === undefined && authorization === undefined && ACCEPTED.has(accept) && isJson;
}

function isPlain(body: unknown): body is Record<string, unknown> {
  return isObject(body) && Object.keys(body).every((name) => SAID.has(name));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
