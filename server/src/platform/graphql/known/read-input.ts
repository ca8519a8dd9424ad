import { isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { GraphQLInputField, GraphQLInputObjectType, GraphQLInputType, GraphQLLeafType } from 'graphql';
import { IN_DOUBT } from './in-doubt';

/** Reads what was given for a type as graphql-js does, as long as nothing is wrong with it. @throws IN_DOUBT */
export type ReadInput = (given: unknown) => unknown;

/** An input may hold others of its own type. */
type Found = Map<GraphQLInputObjectType, ReadInput>;

export function inputReader(type: GraphQLInputType, found: Found = new Map()): ReadInput {
  if (isNonNullType(type)) return required(inputReader(type.ofType, found));
  const read = isListType(type) ? ofList(inputReader(type.ofType, found)) : ofNamed(type, found);
  return (given) => (given == null ? null : read(given));
}

function required(read: ReadInput): ReadInput {
  return (given) => {
    if (given == null) throw IN_DOUBT;
    return read(given);
  };
}

function ofList(read: ReadInput): ReadInput {
  return (given) => {
    if (!Array.isArray(given)) throw IN_DOUBT;
    return given.map((one) => read(one));
  };
}

function ofNamed(type: GraphQLLeafType | GraphQLInputObjectType, found: Found): ReadInput {
  if (!isInputObjectType(type)) return ofLeaf(type);
  const known = found.get(type);
  if (known) return known;
  const fields: FieldReader[] = [];
  const read = ofObject(type, fields);
  found.set(type, read);
  for (const field of Object.values(type.getFields())) fields.push({ field, read: inputReader(field.type, found) });
  return read;
}

function ofLeaf(type: GraphQLLeafType): ReadInput {
  return (given) => {
    const read: unknown = type.parseValue(given);
    if (read === undefined) throw IN_DOUBT;
    return read;
  };
}

interface FieldReader {
  field: GraphQLInputField;
  read: ReadInput;
}

function ofObject({ isOneOf }: GraphQLInputObjectType, fields: readonly FieldReader[]): ReadInput {
  return (given) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) throw IN_DOUBT;
    const values = given as Record<string, unknown>;
    const result: Record<string, unknown> = {};
    let count = 0;
    for (const { field, read } of fields) {
      const value = values[field.name];
      if (value !== undefined) {
        count += 1;
        result[field.name] = read(value);
      } else if (field.defaultValue !== undefined) result[field.name] = field.defaultValue;
      else if (isNonNullType(field.type)) throw IN_DOUBT;
    }
    if (count !== Object.keys(values).length || (isOneOf && !isOne(result))) throw IN_DOUBT;
    return result;
  };
}

function isOne(result: Record<string, unknown>): boolean {
  const [only, ...others] = Object.values(result);
  return others.length === 0 && only != null;
}
