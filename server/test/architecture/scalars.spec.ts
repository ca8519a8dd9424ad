import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));

/** What a field of such a name is; a row of a list that is being checked has texts that may be nothing of the kind. */
const scalarByName: readonly [RegExp, string][] = [
  [/email$/i, 'EmailAddress'],
  [/(url|urls)$/i, 'URL'],
  [/^date$/i, 'Date'],
  [/At$|Until$/, 'DateTime'],
];
const unread = new Set(['CandidateRow.email']);

interface Told {
  place: string;
  name: string;
  type: string;
}

function fieldsOf(type: GraphQLNamedType): Told[] {
  const told = ({ name, type: given }: { name: string; type: unknown }) => ({
    place: `${type.name}.${name}`,
    name,
    type: String(given).replace(/[[\]!]/g, ''),
  });
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(told);
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()).map(told) : [];
}

const fields = Object.values(schema.getTypeMap())
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap(fieldsOf);

it.each(scalarByName)('a field whose name says %s is a %s', (name, scalar) => {
  const texts = fields.filter((field) => field.type === 'String' && name.test(field.name) && !unread.has(field.place));
  expect(texts.map(({ place }) => place)).toEqual([]);
  expect(fields.some(({ type }) => type === scalar)).toBe(true);
});
