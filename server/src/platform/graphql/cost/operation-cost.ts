import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLNamedType,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';

export type Variables = Readonly<Record<string, unknown>>;

/** What an operation costs with these variables. */
export type Cost = (variables: Variables) => number;

/** An object is a row that is fetched; a value in it is only written out. */
const OBJECT = 1;
const VALUE = 0.1;
/** A page whose size is not said has this many entries, and so has a list that cannot be paged through. */
const PAGE = 25;
const LIST = 5;
/** Of what no page has; far beyond every limit, and still a number that can be told. */
const MOST_ENTRIES = 2 ** 31;
/** What an entry of a page is called in a connection. */
const ENTRIES = new Set(['edges', 'nodes']);

const free: Cost = () => 0;

/**
 * The cost of an operation, before it is worked on: aliases, nesting and the sizes of lists multiply as they would in the answer.
 * Found once for a document; only the sizes that come with variables are filled in for each request.
 */
export class OperationCosts {
  private readonly known = new WeakMap<OperationDefinitionNode, Cost>();

  constructor(private readonly schema: GraphQLSchema) {}

  of(document: DocumentNode, operation: OperationDefinitionNode, variables: Variables): number {
    let cost = this.known.get(operation);
    if (!cost) this.known.set(operation, (cost = this.read(document, operation)));
    return Math.ceil(cost(variables));
  }

  private read(document: DocumentNode, operation: OperationDefinitionNode): Cost {
    const root = this.schema.getRootType(operation.operation);
    const defaults = Object.fromEntries(
      (operation.variableDefinitions ?? []).map(({ variable, defaultValue }) => [
        variable.name.value,
        defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : undefined,
      ]),
    );
    const cost = root ? new CostReader(this.schema, document).ofSelection(operation.selectionSet, root, null) : free;
    return (variables) => cost({ ...defaults, ...variables });
  }
}

class CostReader {
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    private readonly schema: GraphQLSchema,
    { definitions }: DocumentNode,
  ) {
    const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
    this.fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  /** @param page how many entries the connection has whose fields these are; null in everything else */
  ofSelection({ selections }: SelectionSetNode, type: GraphQLNamedType, page: Cost | null): Cost {
    const always: Cost[] = [];
    const ofMembers = new Map<string, Cost[]>();
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        always.push(this.ofField(selection, type, page));
        continue;
      }
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.fragments.get(selection.name.value);
      if (!fragment) continue;
      const condition = (fragment.typeCondition && this.schema.getType(fragment.typeCondition.name.value)) ?? type;
      const cost = this.ofSelection(fragment.selectionSet, condition, page);
      if (!isAbstractType(type) || !isObjectType(condition)) always.push(cost);
      else ofMembers.set(condition.name, [...(ofMembers.get(condition.name) ?? []), cost]);
    }
    return sum([...always, greatest([...ofMembers.values()].map(sum))]);
  }

  private ofField(node: FieldNode, parent: GraphQLNamedType, page: Cost | null): Cost {
    const hasFields = isCompositeType(parent) && !isUnionType(parent);
    const field = hasFields ? parent.getFields()[node.name.value] : undefined;
    if (!field) return () => VALUE;
    const type = getNamedType(field.type);
    const times = timesOf(node, field, page);
    if (!node.selectionSet || !isCompositeType(type)) return () => VALUE;
    const inside = this.ofSelection(node.selectionSet, type, sizeOf(node, field));
    const weight = weightOf(field);
    return (variables) => weight + times(variables) * (OBJECT + inside(variables));
  }
}

function timesOf(node: FieldNode, { type }: GraphQLField<unknown, unknown>, page: Cost | null): Cost {
  if (!isList(type)) return () => 1;
  return (ENTRIES.has(node.name.value) ? page : null) ?? (() => LIST);
}

/** What `@Weighs` says of it. */
function weightOf({ extensions }: GraphQLField<unknown, unknown>): number {
  return typeof extensions.weight === 'number' ? extensions.weight : 0;
}

/** How many entries a field that is paged through gives; null for one that is not. */
function sizeOf({ arguments: given }: FieldNode, { args }: GraphQLField<unknown, unknown>): Cost | null {
  if (!args.some(({ name }) => name === 'first')) return null;
  const value = given?.find(({ name }) => name.value === 'first')?.value;
  if (value?.kind === Kind.INT) {
    const size = countable(Number(value.value));
    return () => size;
  }
  if (value?.kind !== Kind.VARIABLE) return () => PAGE;
  const name = value.name.value;
  return (variables) => countable(variables[name] ?? PAGE);
}

/** Whatever is asked for, a page costs at least one entry: the refusal of a wrong size is the field's, and its siblings run. */
function countable(size: unknown): number {
  if (typeof size !== 'number' || Number.isNaN(size)) return PAGE;
  return Math.min(Math.max(size, 1), MOST_ENTRIES);
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

/** Of types that exclude each other: an object is one of them. */
const greatest =
  (costs: readonly Cost[]): Cost =>
  (variables) =>
    Math.max(0, ...costs.map((cost) => cost(variables)));

function sum(costs: readonly Cost[]): Cost {
  return (variables) => costs.reduce((total, cost) => total + cost(variables), 0);
}
