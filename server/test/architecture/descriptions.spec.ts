import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import type { GraphQLNamedType } from 'graphql';

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));

interface Part {
  place: string;
  text: string | null | undefined;
}

/** Everything of a type that can have a description. */
function partsOf(type: GraphQLNamedType): Part[] {
  return [{ place: type.name, text: type.description }, ...valuesOf(type), ...fieldsOf(type)];
}

function valuesOf(type: GraphQLNamedType): Part[] {
  if (!isEnumType(type)) return [];
  return type.getValues().map(({ name, description }) => ({ place: `${type.name}.${name}`, text: description }));
}

function fieldsOf(type: GraphQLNamedType): Part[] {
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => ({
      place: `${type.name}.${field.name}`,
      text: field.description,
    }));
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap(({ name, description, args }) => [
    { place: `${type.name}.${name}`, text: description },
    ...args.map((argument) => ({ place: `${type.name}.${name}(${argument.name})`, text: argument.description })),
  ]);
}

const isOfPayload = (place: string) => /^[A-Z]\w+Payload(\.\w+)?$/.test(place);

describe('the published schema', () => {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );

  it('describes every type, field, argument and value; add words beside the declaration', () => {
    // What a mutation answers with is said by its name; more words would only repeat it.
    const bare = types.flatMap(partsOf).filter(({ place, text }) => !text?.trim() && !isOfPayload(place));
    expect(bare.map(({ place }) => place)).toEqual([]);
  });
});
