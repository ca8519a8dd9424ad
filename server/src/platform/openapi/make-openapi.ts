import { RequestMethod } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { HTTP_CODE_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { z } from 'zod';
import { ACCESS_RULE, KEY_RULE } from '../access';
import type { AccessRule, KeyRule } from '../access';
import { ROUTE_DESCRIPTION } from './describe-route.decorator';
import type { RouteDescription } from './describe-route.decorator';

type Handler = () => unknown;

export interface OpenApiDocument {
  openapi: '3.1.0';
  paths: Record<string, Record<string, object>>;
  [part: string]: unknown;
}

const INFO = {
  title: 'Mizan',
  version: '1',
  description:
    'The REST routes of Mizan. Most of what it can do is GraphQL, at `/api/graphql`: see `schema.graphql` and docs/api.md.',
  license: { name: 'MIT', identifier: 'MIT' },
};
const SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', description: 'An API key, or the token of a session.' },
  basic: { type: 'http', scheme: 'basic', description: 'An API key as user name, without a password.' },
  session: { type: 'apiKey', in: 'cookie', name: 'mizan_session', description: 'Of somebody who is signed in.' },
  exam: { type: 'apiKey', in: 'header', name: 'x-exam-token', description: 'The token of an exam link.' },
};
const UNKNOWN: RouteDescription = { summary: '', answer: z.unknown() };
const REFUSAL = z.strictObject({ status: z.literal(false), message: z.string().describe('For people.') });

/** OpenAPI 3.1, read off the controllers themselves. */
export function makeOpenApi(controllers: readonly Type[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const controller of controllers) {
    for (const handler of handlersOf(controller)) {
      const { path, method, operation } = routeOf(controller, handler);
      paths[path] = { ...paths[path], [method]: operation };
    }
  }
  const sorted = Object.fromEntries(Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1)));
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/' }],
    paths: sorted,
    components: { securitySchemes: SCHEMES },
  };
}

function handlersOf({ prototype }: Type): Handler[] {
  const methods = prototype as Record<string, Handler>;
  return Object.getOwnPropertyNames(methods)
    .map((name) => methods[name])
    .filter((handler) => typeof handler === 'function' && Reflect.hasMetadata(METHOD_METADATA, handler)) as Handler[];
}

function routeOf(controller: Type, handler: Handler) {
  const [base, own] = [controller, handler].map((part) => Reflect.getMetadata(PATH_METADATA, part) as string);
  // What others look for at a place that they have agreed on lies there.
  const root = base?.startsWith('.well-known') ? '' : '/api';
  const address = [root, base, own].map((part) => part?.replace(/^\/|\/$/g, '')).filter(Boolean);
  const path = `/${address.join('/')}`.replace(/:(\w+)/g, '{$1}');
  const name = `${controller.name}.${handler.name}`;
  // A test says which route has none.
  const description = (Reflect.getMetadata(ROUTE_DESCRIPTION, handler) as RouteDescription | undefined) ?? UNKNOWN;
  const verb = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
  return { path, method: verb.toLowerCase(), operation: operationOf(name, path, description, controller, handler) };
}

function operationOf(name: string, path: string, description: RouteDescription, controller: Type, handler: Handler) {
  const { summary, query = {}, body, bodyType = 'application/json', answer, refusal = REFUSAL } = description;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, one]) => parameter(one ?? '', 'path'));
  const inQuery = Object.entries(query).map(([one, text]) => parameter(one, 'query', text));
  const status = String(Reflect.getMetadata(HTTP_CODE_METADATA, handler) ?? 200);
  const said = (schema: z.ZodType) => ({ 'application/json': { schema: schemaOf(schema) } });
  const refused = { description: 'Refused, or failed.', content: said(refusal) };
  const base = {
    operationId: name.replace('Controller.', '_'),
    summary,
    ...securityOf(controller, handler),
    parameters: [...inPath, ...inQuery],
    ...(body && { requestBody: { required: true, content: { [bodyType]: { schema: schemaOf(body) } } } }),
  };
  if (answer === 'redirect') return { ...base, responses: { 302: { description: 'Go there.' }, default: refused } };
  const content = Array.isArray(answer)
    ? Object.fromEntries(answer.map((type: string) => [type, { schema: { type: 'string', format: 'binary' } }]))
    : said(answer as z.ZodType);
  return { ...base, responses: { [status]: { description: 'As asked for.', content }, default: refused } };
}

const parameter = (name: string, place: 'path' | 'query', description?: string) => ({
  name,
  in: place,
  required: place === 'path',
  schema: { type: 'string' },
  ...(description && { description }),
});

function securityOf(controller: Type, handler: Handler) {
  const read = (key: string): unknown => Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller);
  const rule = read(ACCESS_RULE) as AccessRule | undefined;
  const scope = (read(KEY_RULE) as KeyRule | undefined) ?? 'none';
  if (rule?.for === 'candidate') return { security: [{ exam: [] }] };
  if (rule?.for !== 'staff') return { security: [] };
  const who = rule.roles.length > 0 ? rule.roles.join(', ') : 'everybody who is signed in';
  const keys = scope === 'none' ? 'Not for API keys.' : `Scope of an API key: ${scope}.`;
  return { description: `For ${who}. ${keys}`, security: [{ bearer: [] }, { basic: [] }, { session: [] }] };
}

function schemaOf(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}
