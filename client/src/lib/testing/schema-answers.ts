import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  execute,
  getNamedType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
} from 'graphql';

/** `empty` has no list with anything in it and nothing that may be absent; `full` has one of every kind that there is. */
export type Extent = 'empty' | 'full';

interface Thing {
  __typename: string;
  id: string;
}

const schema = buildSchema(readFileSync(join(__dirname, '../../../../schema.graphql'), 'utf8'));

const TEXTS: Record<string, string> = {
  accent: '#1f6f5c',
  email: 'noor@example.com',
  qrCode: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  query: 'search=gulf',
  timeZone: 'Asia/Riyadh',
  tolerance: '0.5',
  value: '12.5',
};

/** What must hold together, or what a reader would have to pass first. */
const FIELDS: Record<string, unknown> = {
  'AuditEntry.action': 'session.sign-in',
  'GradeBand.color': '#1f6f5c',
  'MarkExplanation.code': 'RIGHT_CHOICE',
  'PageInfo.hasNextPage': false,
  'Query.auditActions': ['session.sign-in'],
  'StaffUser.role': 'HR',
  'StoredTable.name': 'candidates',
  'Viewer.mustAddFactor': false,
  'Viewer.role': 'SUPER_ADMIN',
};

const SCALARS: Record<string, Record<Extent, unknown>> = {
  Boolean: { empty: false, full: true },
  Date: { empty: '2026-03-01', full: '2026-03-01' },
  DateTime: { empty: '2026-03-01T09:30:00.000Z', full: '2026-03-01T09:30:00.000Z' },
  EmailAddress: { empty: 'noor@example.com', full: 'noor@example.com' },
  Float: { empty: 0, full: 62.5 },
  Int: { empty: 0, full: 2 },
  URL: { empty: 'https://example.com/', full: 'https://example.com/' },
};

/** An answer that the server's schema allows to this operation, whatever it asks for. */
export function schemaAnswer(document: DocumentNode, variableValues: Record<string, unknown>, extent: Extent) {
  const answer = execute({
    schema,
    document,
    variableValues,
    rootValue: { __typename: 'Query', id: 'root' } satisfies Thing,
    contextValue: extent,
    fieldResolver: resolve,
    typeResolver: ({ __typename }: Thing) => __typename,
  });
  return answer as ExecutionResult;
}

const resolve: GraphQLFieldResolver<Thing, Extent, Record<string, unknown>> = (parent, args, extent, info) => {
  const field = `${info.parentType.name}.${info.fieldName}`;
  if (field in FIELDS) return FIELDS[field];
  if (info.fieldName === 'id') return parent.id;
  const id = typeof args.id === 'string' ? args.id : `${parent.id}.${info.fieldName}`;
  return valueOf(info.returnType, id, extent, info);
};

function valueOf(type: GraphQLOutputType, id: string, extent: Extent, info: GraphQLResolveInfo): unknown {
  if (isNonNullType(type)) return presentValue(type.ofType, id, extent, info);
  return extent === 'empty' && info.parentType.name !== 'Query' ? null : presentValue(type, id, extent, info);
}

function presentValue(type: GraphQLOutputType, id: string, extent: Extent, info: GraphQLResolveInfo): unknown {
  if (isListType(type)) return extent === 'empty' ? [] : oneOfEach(getNamedType(type), id, info);
  return single(getNamedType(type), id, extent, info);
}

const oneOfEach = (type: GraphQLNamedType, id: string, info: GraphQLResolveInfo): unknown[] =>
  membersOf(type).map((member, place) => single(member, `${id}.${String(place + 1)}`, 'full', info));

const membersOf = (type: GraphQLNamedType): readonly GraphQLNamedType[] =>
  isAbstractType(type) ? schema.getPossibleTypes(type) : [type];

function single(named: GraphQLNamedType, id: string, extent: Extent, { fieldName }: GraphQLResolveInfo): unknown {
  const [type = named] = membersOf(named);
  if (isObjectType(type)) return { __typename: type.name, id } satisfies Thing;
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (type.name === 'ID') return id;
  return SCALARS[type.name]?.[extent] ?? TEXTS[fieldName] ?? `The ${fieldName}`;
}
