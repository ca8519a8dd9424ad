import { buildSchema, concatAST, Kind, OperationTypeNode, parse, validate, visit } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { httpLimits, limits } from '../../src/platform/graphql/limits.rule';

const ROOT = path.resolve(__dirname, '../../..');
const PAGES = path.join(ROOT, 'client/src');
const schema = buildSchema(readFileSync(path.join(ROOT, 'schema.graphql'), 'utf8'));
const written = concatAST(
  readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => parse(readFileSync(path.join(PAGES, file), 'utf8'))),
);
const fragments = new Map(
  written.definitions
    .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
    .map((one) => [one.name.value, one]),
);
const operations = written.definitions.filter(
  (one): one is OperationDefinitionNode =>
    one.kind === Kind.OPERATION_DEFINITION && one.operation !== OperationTypeNode.SUBSCRIPTION,
);

/** With the fragments that it needs, and with the type of everything, as the console's cache asks for it. */
function asSent(operation: OperationDefinitionNode): DocumentNode {
  const needed = new Set<FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name }) {
        const found = fragments.get(name.value);
        if (!found || needed.has(found)) return;
        needed.add(found);
        collect(found);
      },
    });
  collect(operation);
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
  return visit(
    { kind: Kind.DOCUMENT, definitions: [operation, ...needed] },
    {
      SelectionSet(set, _key, parent) {
        const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
        return isRoot ? undefined : { ...set, selections: [...set.selections, typename] };
      },
    },
  );
}

it('reads what the pages ask for', () => expect(operations.length).toBeGreaterThan(100));

it.each(operations.map((operation) => [operation.name?.value ?? '', operation] as const))(
  'the operation %s of a page is within what one document may ask for',
  (_name, operation) => {
    expect(validate(schema, asSent(operation), [limits(httpLimits)])).toEqual([]);
  },
);
