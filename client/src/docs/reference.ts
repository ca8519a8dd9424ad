import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

export interface OperationAccess {
  for: 'public' | 'staff' | 'candidate';
  roles: string[];
  scope: string | null;
}

export interface ApiReference {
  sdl: string;
  operations: Record<string, OperationAccess>;
  fieldScopes: Record<string, string>;
  errors: { code: string; status: number }[];
}

export type EntryKind = 'query' | 'mutation' | 'subscription' | 'object' | 'input' | 'enum' | 'scalar';

export interface Entry {
  kind: EntryKind;
  name: string;
  description: string;
  /** Of an operation. */
  field?: GraphQLField<unknown, unknown>;
  /** Of a type. */
  type?: GraphQLNamedType;
}

export interface Reference extends ApiReference {
  schema: GraphQLSchema;
  entries: Entry[];
}

/** Null when nobody is signed in. */
export async function fetchReference(): Promise<Reference | null> {
  const response = await fetch('/api/v1/api-reference');
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(String(response.status));
  return readReference((await response.json()) as ApiReference);
}

export function readReference(reference: ApiReference): Reference {
  const schema = buildSchema(reference.sdl);
  return { ...reference, schema, entries: [...operationsOf(schema), ...typesOf(schema)] };
}

function operationsOf(schema: GraphQLSchema): Entry[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).map((field) => ({
      kind,
      name: field.name,
      description: field.description ?? '',
      field,
    })),
  );
}

function typesOf(schema: GraphQLSchema): Entry[] {
  const roots = new Set(['Query', 'Mutation', 'Subscription']);
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__') && !roots.has(name))
    .map((type) => ({
      kind: kindOf(type),
      name: type.name,
      description: type.description ?? '',
      type,
    }));
}

function kindOf(type: GraphQLNamedType): EntryKind {
  if (isEnumType(type)) return 'enum';
  if (isInputObjectType(type)) return 'input';
  return isObjectType(type) ? 'object' : 'scalar';
}

/** Names that begin with the words come first, then names that hold them, then descriptions. */
export function search(entries: readonly Entry[], words: string): Entry[] {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return [...entries];
  const rank = ({ name, description }: Entry): number => {
    const text = name.toLowerCase();
    if (text.startsWith(wanted)) return 0;
    if (text.includes(wanted)) return 1;
    return description.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return entries.filter((entry) => rank(entry) < 3).sort((one, other) => rank(one) - rank(other));
}
