import { GraphQLError, Kind, OperationTypeNode } from 'graphql';
import type {
  ASTVisitor,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionSetNode,
  ValidationContext,
} from 'graphql';

export interface Limits {
  depth: number;
  /** Depth below `__schema` and `__type`: tools ask for types nested in nine wrappers. The gate decides who may ask at all. */
  introspection: number;
  aliases: number;
  rootFields: number;
  /** Root fields of a mutation: many writes in one request are many guesses in one request. */
  mutationRoot: number;
  directives: number;
  nodes: number;
}

export const httpLimits: Limits = {
  depth: 10,
  introspection: 20,
  aliases: 15,
  rootFields: 10,
  mutationRoot: 3,
  directives: 5,
  nodes: 600,
};

type Counts = Omit<Limits, 'mutationRoot'>;

/**
 * Refuses documents that are cheap to send and dear to run. Fragments count as often as they are spread. It reports
 * instead of throwing, so the answer is an ordinary validation error (HTTP 400).
 */
export function limits(most: Limits) {
  return (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(operation) {
      const counts = measure(operation, context.getDocument(), most.nodes);
      const caps: Counts = {
        ...most,
        rootFields: operation.operation === OperationTypeNode.MUTATION ? most.mutationRoot : most.rootFields,
      };
      for (const [what, cap] of exceeded(counts, caps)) {
        context.reportError(
          new GraphQLError(`The operation exceeds the limit of ${cap} for ${what}.`, { nodes: operation }),
        );
      }
    },
  });
}

function exceeded(counts: Counts, caps: Counts): [string, number][] {
  const names = Object.keys(counts) as (keyof Counts)[];
  return names.filter((name) => counts[name] > caps[name]).map((name) => [name, caps[name]]);
}

function measure(operation: OperationDefinitionNode, document: DocumentNode, mostNodes: number): Counts {
  const measure = new Measure(document, mostNodes);
  measure.directivesOf(operation);
  measure.walk(operation.selectionSet, { depth: 1, into: 'depth', open: new Set() });
  return measure.counts;
}

interface FieldPosition {
  depth: number;
  into: 'depth' | 'introspection';
  /** Fragments that are being walked through: a circle is reported by the standard rules, here it must only not loop. */
  open: ReadonlySet<string>;
}

const introspectionFields = new Set(['__schema', '__type']);

class Measure {
  readonly counts: Counts = { depth: 0, introspection: 0, aliases: 0, rootFields: 0, directives: 0, nodes: 0 };
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    { definitions }: DocumentNode,
    private readonly mostNodes: number,
  ) {
    const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
    this.fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  directivesOf({ directives }: { directives?: readonly unknown[] }): void {
    this.counts.directives += directives?.length ?? 0;
  }

  walk({ selections }: SelectionSetNode, place: FieldPosition): void {
    this.counts[place.into] = Math.max(this.counts[place.into], place.depth);
    for (const selection of selections) {
      // Beyond the cap nothing more needs counting; this also bounds the walk through nested fragments.
      if (++this.counts.nodes > this.mostNodes) return;
      this.directivesOf(selection);
      if (selection.kind === Kind.FIELD) this.field(selection, place);
      else if (selection.kind === Kind.INLINE_FRAGMENT) this.walk(selection.selectionSet, place);
      else this.spread(selection.name.value, place);
    }
  }

  private field({ alias, name, selectionSet }: FieldNode, { depth, into, open }: FieldPosition): void {
    if (alias) this.counts.aliases++;
    if (depth === 1) this.counts.rootFields++;
    const isIntrospection = depth === 1 && introspectionFields.has(name.value);
    if (selectionSet)
      this.walk(selectionSet, { depth: depth + 1, into: isIntrospection ? 'introspection' : into, open });
  }

  private spread(name: string, place: FieldPosition): void {
    const fragment = this.fragments.get(name);
    if (!fragment || place.open.has(name)) return;
    this.directivesOf(fragment);
    this.walk(fragment.selectionSet, { ...place, open: new Set([...place.open, name]) });
  }
}
