import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const APP = path.join(__dirname, '../../../client/src/app');

/** What a file takes from another as soon as it is read; an index hands it on under the name `as`. */
interface Taken {
  file: string;
  name: string;
  as: string;
}

interface Source {
  /** Words that its components ask for. */
  namespaces: string[];
  imports: Taken[];
  exports: Taken[];
}

const sources = new Map<string, Source>();

function sourceOf(file: string): Source {
  const source = sources.get(file) ?? readSource(file);
  sources.set(file, source);
  return source;
}

const parsed = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function readSource(file: string): Source {
  const source: Source = { namespaces: [], imports: [], exports: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) source.imports.push(...importsOf(file, node));
    if (ts.isExportDeclaration(node)) source.exports.push(...exportsOf(file, node));
    if (ts.isCallExpression(node)) source.namespaces.push(...namespacesOf(node));
    ts.forEachChild(node, visit);
  };
  visit(parsed(file));
  return source;
}

function importsOf(from: string, { importClause, moduleSpecifier }: ts.ImportDeclaration): Taken[] {
  const file = fileOf(from, moduleSpecifier);
  if (!file || !importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const { namedBindings } = importClause;
  if (namedBindings && ts.isNamedImports(namedBindings)) return takenFrom(file, namedBindings.elements);
  return [{ file, name: '*', as: '*' }];
}

function exportsOf(from: string, { exportClause, moduleSpecifier, isTypeOnly }: ts.ExportDeclaration): Taken[] {
  const file = moduleSpecifier && fileOf(from, moduleSpecifier);
  if (!file || isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return [];
  return takenFrom(file, exportClause.elements);
}

const takenFrom = (file: string, elements: ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>): Taken[] =>
  elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ propertyName, name }) => ({ file, name: (propertyName ?? name).text, as: name.text }));

/** Of a component that makes its page wait where it lacks them. */
function namespacesOf({ expression, arguments: [asked, options] }: ts.CallExpression): string[] {
  if (expression.getText() !== 'useTranslation' || options?.getText().includes('useSuspense: false')) return [];
  const list = asked && ts.isArrayLiteralExpression(asked) ? [...asked.elements] : [asked];
  return list.flatMap((one) => (one && ts.isStringLiteral(one) ? one.text : []));
}

function fileOf(from: string, specifier: ts.Node): string | undefined {
  if (!ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return undefined;
  const to = path.resolve(path.dirname(from), specifier.text);
  return [`${to}.ts`, `${to}.tsx`, `${to}/index.ts`].find((file) => existsSync(file));
}

/** The words of a file and of all that is read with it; of an index only of what is taken from it. */
function wordsOf(file: string, name = '*', seen = new Set<string>()): string[] {
  const { namespaces, imports, exports } = sourceOf(file);
  const handedOn = exports.filter(({ as }) => (name === '*' || as === name) && isNew(seen, `${file} ${as}`));
  const read = isNew(seen, file) ? imports : [];
  return [...namespaces, ...[...handedOn, ...read].flatMap((taken) => wordsOf(taken.file, taken.name, seen))];
}

function isNew(seen: Set<string>, key: string): boolean {
  const isThere = seen.has(key);
  seen.add(key);
  return !isThere;
}

/** Of each page of the console: the file of its screen, and the words that are fetched with it. */
function pages(): { name: string; file: string; words: string[] }[] {
  const router = path.join(APP, 'router.tsx');
  const found: { name: string; file: string; words: string[] }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'screen') {
      const [load, ...lists] = node.arguments;
      const [, to = ''] = /import\('\.\/([^']+)'\)/u.exec(load?.getText() ?? '') ?? [];
      const words = lists.flatMap((list) => [...list.getText().matchAll(/'([^']+)'/gu)].map(([, word = '']) => word));
      found.push({ name: to, file: path.join(APP, `${to}.tsx`), words });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(router));
  return found;
}

const all = pages();
const [, list = ''] = /firstWords = \[(.*?)\]/u.exec(readFileSync(path.join(APP, 'first-words.ts'), 'utf8')) ?? [];
const first = [...list.matchAll(/'([^']+)'/gu)].map(([, word = '']) => word);

it('finds the pages, and the words of what stands on one', () => {
  expect(all.length).toBeGreaterThan(40);
  expect(first).toContain('common');
  const words = wordsOf(path.join(APP, 'routes/staff/invite-candidates.route.tsx'));
  expect(words).toEqual(expect.arrayContaining(['candidates', 'all-candidates', 'deciding']));
});

// What lacks its words when it opens makes the whole page wait, and takes the focus from whoever writes.
it.each(all)('$name is given all the words that may be asked for on it', ({ file, words }) => {
  const there = new Set([...first, ...words]);
  const missing = new Set(wordsOf(file).filter((word) => !there.has(word)));
  expect([...missing].toSorted()).toEqual([]);
});
