import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, isSpecifiedScalarType } from 'graphql';
import type { GraphQLArgument, GraphQLNamedType } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));

interface Part {
  place: string;
  text: string | null | undefined;
}

/** Everything of the published schema that can have a description. */
function partsOf(type: GraphQLNamedType): Part[] {
  const own = { place: type.name, text: type.description };
  if (isEnumType(type)) {
    return [
      own,
      ...type.getValues().map(({ name, description }) => ({ place: `${type.name}.${name}`, text: description })),
    ];
  }
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [own];
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const place = `${type.name}.${field.name}`;
    const args: readonly GraphQLArgument[] = 'args' in field ? field.args : [];
    return [
      { place, text: field.description },
      ...args.map(({ name, description }) => ({ place: `${place}(${name})`, text: description })),
    ];
  });
  return [own, ...fields];
}

const parts = Object.values(schema.getTypeMap())
  .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
  .flatMap(partsOf);

describe('the published schema', () => {
  it('describes every type, field, argument and value; add words beside the declaration', () => {
    expect(parts.filter(({ text }) => !text?.trim()).map(({ place }) => place)).toEqual([]);
  });
});
