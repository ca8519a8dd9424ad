import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import ts from 'typescript';

const ROOT = join(__dirname, '../../..');
/** Where operations stand in the files that ask them. */
const FOLDERS = ['server/test', 'e2e', 'bench', 'examples'];
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

/** Every string of the file that is whole in itself, and whether it stands in graphql(`…`). */
function literalsOf(file: string): Literal[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const { parent } = node;
      const isTyped = ts.isCallExpression(parent) && parent.expression.getText() === 'graphql';
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

describe.each(FOLDERS)('operations in %s', (folder) => {
  const literals = filesBelow(folder).flatMap(literalsOf);

  it('are typed by the schema: no bare string is one', () => {
    expect(literals.filter(({ text, isTyped }) => !isTyped && isOperation(text)).map(({ at }) => at)).toEqual([]);
  });

  it('are found by this test', () => {
    expect(literals.filter(({ text, isTyped }) => isTyped && isOperation(text)).length).toBeGreaterThan(0);
  });
});
