import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));

/** What a field of such a name is; a row of a list that is being checked has texts that may be nothing of the kind. */
const scalarByName: readonly [RegExp, string][] = [
  [/email$/i, 'EmailAddress'],
  [/(url|urls)$/i, 'URL'],
  [/^date$/i, 'Date'],
  [/At$|Until$/, 'DateTime'],
];
const unread = new Set(['CandidateRow.email']);

const fields = Object.values(schema.getTypeMap())
  .filter((type) => !type.name.startsWith('__'))
  .flatMap((type) => {
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
    return Object.values(type.getFields()).map((field) => ({
      place: `${type.name}.${field.name}`,
      name: field.name,
      type: String(field.type).replace(/[[\]!]/g, ''),
    }));
  });

it.each(scalarByName)('a field whose name says %s is a %s', (name, scalar) => {
  const texts = fields.filter((field) => field.type === 'String' && name.test(field.name) && !unread.has(field.place));
  expect(texts.map(({ place }) => place)).toEqual([]);
  expect(fields.some(({ type }) => type === scalar)).toBe(true);
});
