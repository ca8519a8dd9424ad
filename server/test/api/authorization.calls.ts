import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isLeafType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { GraphQLField, GraphQLInputType } from 'graphql';

/** The published schema; the architecture tests hold it to what the server serves. */
const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));

export interface Call {
  /** `Query assessment` and so on, as the matrix names it. */
  name: string;
  document: string;
  /** Where in the variables files go, such as `input.file`; whoever calls puts them there. */
  files: string[];
  /** Valid by type and nothing more: texts are one letter, ids are random. */
  variables: () => Record<string, unknown>;
}

const scalars: Record<string, () => unknown> = {
  ID: () => randomUUID(),
  String: () => 'x',
  Int: () => 1,
  Float: () => 1,
  Boolean: () => true,
  Date: () => '2026-01-01',
  EmailAddress: () => 'x',
  URL: () => 'x',
  DateTime: () => '2026-01-01T00:00:00Z',
  Upload: () => null,
};

/** A call for every root field of the schema, so that nobody has to remember to add one. */
export const calls: Call[] = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
  (root) => (root ? Object.values(root.getFields()).map((field) => callOf(root.name, field)) : []),
);

function callOf(root: string, field: GraphQLField<unknown, unknown>): Call {
  const args = field.args.filter(isRequiredArgument);
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  const head = `${root.toLowerCase()}${declared && `(${declared})`}`;
  return {
    name: `${root} ${field.name}`,
    document: `${head} { ${field.name}${passed && `(${passed})`} ${selection} }`,
    files: args.flatMap(({ name, type }) => filesIn(name, type)),
    variables: () => Object.fromEntries(args.map(({ name, type }) => [name, valueOf(type)])),
  };
}

function valueOf(given: GraphQLInputType): unknown {
  const type = getNullableType(given);
  if (isListType(type)) return [valueOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return scalars[type.name]?.();
  const fields = type.isOneOf
    ? Object.values(type.getFields()).slice(0, 1)
    : Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type)]));
}

function filesIn(path: string, given: GraphQLInputType): string[] {
  const type = getNullableType(given);
  if (isListType(type)) return [];
  if (!isInputObjectType(type)) return type.name === 'Upload' ? [path] : [];
  const fields = Object.values(type.getFields()).filter(isRequiredInputField);
  return fields.flatMap((field) => filesIn(`${path}.${field.name}`, field.type));
}

/** A call for every field of a record that has a scope of its own, reached by the query that finds the record. */
export function fieldCalls(type: string, names: readonly string[]): Call[] {
  const record = schema.getType(type);
  const root = `${type[0]?.toLowerCase()}${type.slice(1)}`;
  if (!isObjectType(record)) throw new Error(`${type} is no object type`);
  return names.map((name) => {
    const call = callOf('Query', record.getFields()[name]!);
    const declared = /^query\((.*?)\) \{/.exec(call.document)?.[1];
    const inner = call.document.slice(call.document.indexOf('{'));
    return {
      ...call,
      name: `${type}.${name}`,
      document: `query($id: ID!${declared ? `, ${declared}` : ''}) { ${root}(id: $id) ${inner} }`,
      variables: () => ({ id: randomUUID(), ...call.variables() }),
    };
  });
}

/** The variables with other ids at these paths, such as `input.assessmentId`. */
export function withIds(variables: Record<string, unknown>, ids: Record<string, string>): Record<string, unknown> {
  const changed = structuredClone(variables);
  for (const [path, id] of Object.entries(ids)) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const target = steps.reduce((at, step) => at[step] as Record<string, unknown>, changed);
    target[last] = id;
  }
  return changed;
}
