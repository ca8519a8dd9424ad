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

/** Of an error the description is what people read; it says no more than it has to. */
function valuesOf(type: GraphQLNamedType): Part[] {
  if (!isEnumType(type) || type.name === 'ErrorCode') return [];
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

/** Words that tell nothing by themselves. */
const hollow = new Set(
  `a about all an and any are as at be been belong belongs by can could do does each every for from has have here how in into
  is it its kind many much no not of on one or other so some that the their them there these they thing this those to uuid was
  were what when where whether which who whom whose will with would`.split(/\s+/),
);

const wordsIn = (text: string): string[] =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** "Questions", "asked" and "asking" are the words of `question` and `ask`. */
const stemOf = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/(ing|ed|er|e)$/, '');

function repeatsItsName({ place, text }: Part): boolean {
  if (!text?.trim()) return text !== null && text !== undefined;
  const known = new Set(wordsIn(place).map(stemOf));
  return wordsIn(text).every((word) => hollow.has(word) || known.has(stemOf(word)));
}

describe('the published schema', () => {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  const parts = types.flatMap(partsOf);

  it('describes nothing by the words of its name: a description says what the name does not, or is left out', () => {
    expect(parts.filter(repeatsItsName).map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
  });

  it('takes this for repeating', () => {
    expect(repeatsItsName({ place: 'Stage.INVITED', text: 'Invited.' })).toBe(true);
    expect(repeatsItsName({ place: 'Result.assessment', text: 'The assessment of the result.' })).toBe(true);
    expect(repeatsItsName({ place: 'Result.usedSeconds', text: 'Null before the start.' })).toBe(false);
  });
});
