import { getNamedType, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import { errorText } from '../../errors/error-text';
import { usualWordsFor, wordsFor } from './schema-words';
import { patternFor, valuePatternFor } from './word-patterns';

interface Describable {
  description?: string | null;
}

/**
 * Fills in, in place, what has no description beside its declaration: first from the modules' words, then from what a name
 * always means, then from what follows from the form of the name.
 */
export function completeDescriptions(schema: GraphQLSchema): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const takers = takersOf(schema);
  for (const type of types) {
    fill(type, wordsFor(type.name) ?? patternFor(type.name, takers.get(type.name)));
    describeParts(type);
  }
  return schema;
}

/** The mutations by the name of the input that they take. */
function takersOf(schema: GraphQLSchema): Map<string, string[]> {
  const takers = new Map<string, string[]>();
  for (const { name, args } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    for (const { type } of args) {
      const input = getNamedType(type).name;
      takers.set(input, [...(takers.get(input) ?? []), name]);
    }
  }
  return takers;
}

function describeParts(type: GraphQLNamedType): void {
  if (isEnumType(type)) describeValues(type.name, type.getValues());
  if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) describeField(type.name, field);
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return;
  for (const field of Object.values(type.getFields())) {
    describeField(type.name, field);
    for (const argument of field.args) {
      const words = wordsFor(`${type.name}.${field.name}(${argument.name})`);
      fill(argument, words ?? usualWordsFor(argument.name));
    }
  }
}

function describeField(type: string, field: Describable & { name: string }): void {
  fill(field, wordsFor(`${type}.${field.name}`) ?? usualWordsFor(field.name));
}

function describeValues(type: string, values: readonly (Describable & { name: string })[]): void {
  for (const value of values) {
    const text = type === 'ErrorCode' ? errorDescription(value.name) : wordsFor(`${type}.${value.name}`);
    fill(value, text ?? valuePatternFor(type, value.name));
  }
}

/** As the English catalogue says it to people, with the names of the parameters where their values come. */
function errorDescription(code: string): string {
  const params = new Proxy({}, { get: (_, name) => (name === 'context' ? undefined : `{${String(name)}}`) });
  return errorText(code, params);
}

function fill(part: Describable, text: string | undefined): void {
  part.description ??= text;
}
