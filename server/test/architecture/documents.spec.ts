import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import ts from 'typescript';

const ROOT = join(__dirname, '../../..');
/** Where operations stand in the files that ask them, and by what codegen knows them there. An example is to be copied as it is. */
const MARKS: Record<string, RegExp> = {
  'server/test': /graphql\($/u,
  e2e: /graphql\($/u,
  bench: /graphql\($/u,
  examples: /\/\* GraphQL \*\/$/u,
};
const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));

const filesBelow = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.d)\.(?:ts|mjs)$/u.test(file) && !/\/(?:generated|node_modules)\//u.test(file));

interface Literal {
  at: string;
  text: string;
  isTyped: boolean;
}

/** Every string of the file that is whole in itself, and whether it bears the mark. */
function literalsOf(file: string, mark: RegExp): Literal[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const isTyped = mark.test(source.text.slice(0, node.getStart()).trimEnd().slice(-30).replace(/\s+/gu, ' '));
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ at: `${file}:${line}`, text: node.text, isTyped });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Something that the server would begin; the end of a selection that is put together asks for nothing by itself. */
function isOperation(text: string): boolean {
  if (text === '{ __typename }' || !/^\s*(?:query|mutation|subscription|\{)[^]*\}\s*$/u.test(text)) return false;
  try {
    return validate(schema, parse(text)).length === 0;
  } catch {
    return false;
  }
}

describe.each(Object.entries(MARKS))('operations in %s', (folder, mark) => {
  const literals = filesBelow(folder).flatMap((file) => literalsOf(file, mark));

  it('are typed by the schema: no bare string is one', () => {
    expect(literals.filter(({ text, isTyped }) => !isTyped && isOperation(text)).map(({ at }) => at)).toEqual([]);
  });

  it('are found by this test', () => {
    expect(literals.filter(({ text, isTyped }) => isTyped && isOperation(text)).length).toBeGreaterThan(0);
  });
});

/** The code generator reads all of them in one go, and of two fragments of one name it would know one. */
it('a fragment has a name of its own, whoever asks with it', () => {
  const graphqlFiles = readdirSync(join(ROOT, 'client/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(join(ROOT, 'client/src', file), 'utf8'));
  const typed = Object.entries(MARKS).flatMap(([folder, mark]) =>
    filesBelow(folder).flatMap((file) => literalsOf(file, mark).filter(({ isTyped }) => isTyped)),
  );
  const names = [...graphqlFiles, ...typed.map(({ text }) => text)].flatMap((text) =>
    [...text.matchAll(/^\s*fragment (\w+) on /gmu)].flatMap(([, name]) => name ?? []),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
