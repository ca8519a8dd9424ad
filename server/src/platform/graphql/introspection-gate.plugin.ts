import { GraphQLError, visit } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { AccessGuard, CallerRequest } from '../access';
import { contextOf } from './graphql-context';
import type { Watching } from './as-one-plugin';

/** The schema may be asked for by signed-in staff and with API keys only. */
export function introspectionGate(guard: Pick<AccessGuard, 'admitsToSchema'>): Watching {
  return () => ({
    didResolveOperation(request) {
      return asksForSchema(request.document) ? admit(guard, contextOf(request).req) : undefined;
    },
  });
}

async function admit(guard: Pick<AccessGuard, 'admitsToSchema'>, request: CallerRequest): Promise<void> {
  if (await guard.admitsToSchema(request)) return;
  throw new GraphQLError('Introspection needs a signed-in user or an API key.', {
    extensions: { code: 'INTROSPECTION_DISABLED', http: { status: 400 } },
  });
}

/** Apollo keeps parsed documents, so each is walked through once and not for every answer that is saved. */
const known = new WeakMap<DocumentNode, boolean>();

function asksForSchema(document: DocumentNode): boolean {
  let found = known.get(document);
  if (found === undefined) known.set(document, (found = namesSchema(document)));
  return found;
}

function namesSchema(document: DocumentNode): boolean {
  let found = false;
  visit(document, { Field: ({ name }) => void (found ||= name.value === '__schema' || name.value === '__type') });
  return found;
}
