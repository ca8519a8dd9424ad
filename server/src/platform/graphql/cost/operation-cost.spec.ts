import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, Kind, parse } from 'graphql';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { MOST_COST } from './cost-limit.plugin';
import { OperationCosts } from './operation-cost';
import type { Variables } from './operation-cost';

const root = path.join(__dirname, '../../../../..');

function operationsOf(document: DocumentNode): OperationDefinitionNode[] {
  return document.definitions.filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION);
}

describe('the cost', () => {
  const schema = buildSchema(`
    type Query { things(first: Int): ThingConnection!, thing: Thing }
    type ThingConnection { edges: [ThingEdge!]!, totalCount: Int! }
    type ThingEdge { node: Thing! }
    type Thing { name: String!, parts: [Thing!]!, things(first: Int): ThingConnection! }
  `);
  const costOf = (text: string, variables: Variables = {}) => {
    const document = parse(text);
    return new OperationCosts(schema).of(document, operationsOf(document)[0]!, variables);
  };
  const list = (size: string, inside = 'name') => `things${size} { edges { node { ${inside} } } }`;

  it.each<[string, string, Variables, number]>([
    ['one object', '{ thing { name } }', {}, 2],
    ['a list of unknown size', '{ thing { parts { name } } }', {}, 7],
    ['a page', `{ ${list('(first: 100)')} }`, {}, 211],
    ['a page whose size is left out', `{ ${list('')} }`, {}, 54],
    ['a page by a variable', `query ($n: Int) { ${list('(first: $n)')} }`, { n: 100 }, 211],
    ['a page by the default of a variable', `query ($n: Int = 100) { ${list('(first: $n)')} }`, {}, 211],
    ['pages within pages', `{ ${list('(first: 100)', list('(first: 100)'))} }`, {}, 21_301],
    ['aliases', `{ a: ${list('(first: 100)')} b: ${list('(first: 100)')} }`, {}, 422],
    ['fragments', `{ ...A ...A } fragment A on Query { ${list('(first: 100)')} }`, {}, 422],
    ['a page of fewer than none', `{ ${list('(first: -1000000)')} }`, {}, 4],
    ['a page of none', `{ ${list('(first: 0)')} }`, {}, 4],
    ['fewer than none by a variable', `query ($n: Int) { ${list('(first: $n)')} }`, { n: -1_000_000 }, 4],
    ['no number by a variable', `query ($n: Int) { ${list('(first: $n)')} }`, { n: Number.NaN }, 54],
    ['fewer than none by a default', `query ($n: Int = -1000000) { ${list('(first: $n)')} }`, {}, 4],
    ['a negative page beside others', `{ n: ${list('(first: -1000)')} a: ${list('(first: 100)')} }`, {}, 215],
    ['fragments inside', '{ thing { ... on Thing { parts { ...A } } } } fragment A on Thing { name }', {}, 7],
  ])('of %s', (_, text, variables, cost) => expect(costOf(text, variables)).toBe(cost));

  it.each([12, 400])('of a page whose size has %s digits is a number above every limit', (digits) => {
    const cost = costOf(`{ ${list(`(first: ${'9'.repeat(digits)})`)} }`);
    expect([Number.isFinite(cost), cost > 1_000_000_000]).toEqual([true, true]);
  });
});

it('leaves room for everything that the console asks for, with the longest lists', () => {
  const schema = buildSchema(readFileSync(path.join(root, 'schema.graphql'), 'utf8'));
  const files = readdirSync(path.join(root, 'client/src'), { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => file.endsWith('.graphql'));
  const document = parse(texts.map((file) => readFileSync(path.join(root, 'client/src', file), 'utf8')).join('\n'));
  const costs = new OperationCosts(schema);
  const operations = operationsOf(document);
  expect(operations.length).toBeGreaterThan(100);
  for (const operation of operations) {
    const cost = costs.of(document, operation, { first: 100 });
    expect([operation.name?.value, cost <= MOST_COST]).toEqual([operation.name?.value, true]);
  }
});
