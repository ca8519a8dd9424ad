import { getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import type { GraphQLField, GraphQLObjectType } from 'graphql';
import type { EntryKind } from './reference';

/** Enough of an answer to see what it is like. */
const SHOWN_FIELDS = 4;

/** A document that asks for this operation with what it requires. */
export function exampleOf(kind: EntryKind, field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter(isRequiredArgument);
  const declared = required.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = required.map(({ name }) => `${name}: $${name}`).join(', ');
  const head = declared ? `${kind} (${declared}) {` : kind === 'query' ? '{' : `${kind} {`;
  const call = passed ? `${field.name}(${passed})` : field.name;
  const selection = selectionOf(field);
  return [head, `  ${call}${selection.length > 0 ? ' {' : ''}`, ...selection, '}'].join('\n');
}

function selectionOf(field: GraphQLField<unknown, unknown>): string[] {
  const names = leavesOf(field);
  if (names.length > 0) return [...names.map((name) => `    ${name}`), '  }'];
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return [];
  const edges = type.getFields().edges;
  if (!edges) return [...partsOf(type), '  }'];
  const edge = getNamedType(edges.type);
  const node = isObjectType(edge) ? edge.getFields().node : undefined;
  const inner = node ? leavesOf(node) : ['__typename'];
  return [
    '    edges {',
    '      node {',
    ...inner.map((name) => `        ${name}`),
    '      }',
    '    }',
    '    pageInfo {',
    '      hasNextPage',
    '      endCursor',
    '    }',
    '  }',
  ];
}

/** Of an answer that only joins others: the first fields of each. */
function partsOf(type: GraphQLObjectType): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const names = leavesOf(field);
    return names.length > 0 ? [`    ${field.name} {`, ...names.map((name) => `      ${name}`), '    }'] : [];
  });
}

/** Of a page none: there the entries are what one asks for. */
function leavesOf({ type }: Pick<GraphQLField<unknown, unknown>, 'type'>): string[] {
  const named = getNamedType(type);
  if (!isObjectType(named) || named.getFields().edges) return [];
  const leaves = Object.values(named.getFields()).filter((one) => isLeafType(getNamedType(one.type)));
  return leaves.slice(0, SHOWN_FIELDS).map(({ name }) => name);
}
