import { isEnumType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { errorText } from '../errors/error-text';

const roots = {
  Query: 'What can be read. Only GraphQL over HTTP: sockets carry subscriptions.',
  Mutation: 'What can be done. Each is one transaction: it happens as a whole or not at all.',
  Subscription: 'What is told as it happens, over graphql-ws. Read once after connecting: messages can be lost.',
};

/** Describes, in place, what has no declaration of its own to stand beside: the roots, and errors in the words of their catalogue. */
export function describeSchema(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, text] of Object.entries(roots)) {
    const root = schema.getType(name);
    if (root) root.description = text;
  }
  const codes = schema.getType('ErrorCode');
  if (isEnumType(codes)) for (const value of codes.getValues()) value.description ??= errorDescription(value.name);
  return schema;
}

/** As the English catalogue says it to people, with the names of the parameters where their values come. */
function errorDescription(code: string): string {
  const params = new Proxy({}, { get: (_, name) => (name === 'context' ? undefined : `{${String(name)}}`) });
  return errorText(code, params);
}
