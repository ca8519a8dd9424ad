import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';

const ROOT = join(__dirname, '../../..');
const WORKSPACES = ['server/src', 'client/src', 'question-model/src'];

/** Words of the trade that the glossary avoids for a thing of the house, and what they are in code; and two that only meet. */
const OF_THE_TRADE: Record<string, RegExp> = {
  'a member of a union or of its types': /members?/iu,
  'how a platform calls the language and place of its texts': /locales?/iu,
  'where a line or a page ends': /^(?:break-?(?:lines|paragraph)|hardbreak)$/iu,
  'what was set aside': /setaside/iu,
  'what a framework calls at a moment of its own': /hook/iu,
  'two bits of a UUID': /^variant$/iu,
  'the root of a file of Moodle': /^quiz$/iu,
};

/** The cells of the table of docs/glossary.md. */
const rows = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((row) => row.split('|').map((cell) => cell.trim()));

const entriesIn = (cell = '') =>
  cell
    .split(/,(?![^(]*\))/u)
    .map((entry) => entry.trim())
    .filter(Boolean);

const named = new Set(
  rows.flatMap((row) => entriesIn(row[1])).map((entry) => entry.replace(/ \(.*/u, '').toLowerCase()),
);

/** They name no thing of the house, and nothing beside them says what else they are. */
const avoided = [...new Set(rows.flatMap((row) => entriesIn(row[4])))]
  .filter((entry) => !entry.includes('(') && !named.has(entry.toLowerCase()))
  .map((entry) => wordsOf(entry.replaceAll('-', ' ')));

/** `nextTryAt` is "next", "try", "at"; a plural counts as its word. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\d]+/u)
    .map((word) => word.toLowerCase().replace(/s$/u, ''))
    .filter(Boolean);
}

function carries(name: string): boolean {
  const words = wordsOf(name);
  return avoided.some((avoid) =>
    words.some((_, place) => avoid.every((word, offset) => words[place + offset] === word)),
  );
}

const isOfTheTrade = (name: string) => Object.values(OF_THE_TRADE).some((pattern) => pattern.test(name));

const DECLARED = /\b(?:class|const|let|function\*?|interface|type|enum|namespace)\s+([\w$]+)/gu;
const MEMBER = /^\s+(?:private |protected |readonly |static |async |get |set )*([a-z][\w$]*)[?!]?\s*[:(<]/gmu;

function namesIn(workspace: string): string[] {
  const files = readdirSync(join(ROOT, workspace), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/u.test(file) && !/(?:-generated|\.d)\.ts$/u.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(ROOT, workspace, file), 'utf8');
    const declared = [DECLARED, MEMBER].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name ?? ''));
    // A migration is called as it was when it ran.
    const isPast = file.includes('migrations');
    return isPast ? [] : [file.split(/[\\/]/u).at(-1)?.split('.')[0] ?? '', ...declared];
  });
}

function namesOfType(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) return [type.name, ...type.getValues().map(({ name }) => name)];
  if (isInputObjectType(type)) return [type.name, ...Object.keys(type.getFields())];
  if (!isObjectType(type) && !isInterfaceType(type)) return [type.name];
  const fields = Object.values(type.getFields());
  const args = fields.flatMap((field) => field.args.map(({ name }) => name));
  return [type.name, ...fields.map(({ name }) => name), ...args];
}

const found = (names: string[]) => [...new Set(names)].filter((name) => carries(name) && !isOfTheTrade(name));

it('finds an avoided word wherever it stands in a name', () => {
  expect(avoided.length).toBeGreaterThan(30);
  const names = ['campaignTitle', 'useMagicLink', 'MAGIC_LINKS', 'campaigning', 'magicDoor'];
  expect(names.filter(carries)).toEqual(['campaignTitle', 'useMagicLink', 'MAGIC_LINKS']);
});

it.each(WORKSPACES)('no name in %s carries a word that the glossary avoids', (workspace) => {
  const names = namesIn(workspace);
  expect(names.length).toBeGreaterThan(500);
  expect(found(names)).toEqual([]);
});

it('no name of the schema carries one', () => {
  const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));
  const names = Object.values(schema.getTypeMap()).flatMap(namesOfType);
  expect(found(names.filter((name) => !name.startsWith('__')))).toEqual([]);
});

it('no word of the trade is excepted that nobody uses', () => {
  const names = new Set(WORKSPACES.flatMap(namesIn));
  const unused = Object.entries(OF_THE_TRADE).filter(([, word]) => ![...names].some((name) => word.test(name)));
  expect(unused.map(([meaning]) => meaning)).toEqual([]);
});
