import { Injectable } from '@nestjs/common';
import { Kind, OperationTypeNode } from 'graphql';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { contextOf } from '../graphql-context';
import type { Watching } from '../as-one-plugin';
import { ShortWay } from './short-way';

/** An operation that was found valid, as it was written. */
export class KnownOperation {
  private way: ShortWay | null | undefined;

  constructor(
    readonly document: DocumentNode,
    readonly operation: OperationDefinitionNode,
  ) {}

  /** Null for one that only graphql-js can execute. Looked for when it is asked again: by then a tracer has put itself into the schema. */
  shortWay(schema: GraphQLSchema): ShortWay | null {
    if (this.way === undefined) this.way = ShortWay.of(schema, this);
    return this.way;
  }
}

/** The exam page has a few dozen, in a few versions. */
const MOST = 200;
const LONGEST = 10_000;

/** What candidates have asked before: it need be neither read nor found valid again. */
@Injectable()
export class KnownOperations {
  private readonly byText = new Map<string, KnownOperation>();

  of(text: string): KnownOperation | undefined {
    return this.byText.get(text);
  }

  learn(text: string, known: KnownOperation): void {
    if (text.length > LONGEST || this.byText.has(text)) return;
    this.byText.set(text, known);
    const [oldest] = this.byText.keys();
    if (this.byText.size > MOST && oldest !== undefined) this.byText.delete(oldest);
  }
}

/** Stands behind everything that may refuse an operation: what comes here is valid, and was asked by the holder of an exam link. */
export function learnOperations(known: KnownOperations): Watching {
  return () => ({
    didResolveOperation({ request, document, operation, contextValue }) {
      const isOfCandidate = Boolean(contextOf({ contextValue }).req.access?.credential);
      if (isOfCandidate && request.query && operation && isAlone(operation, document))
        known.learn(request.query, new KnownOperation(document, operation));
    },
  });
}

/** Nothing else in the document could be meant. */
function isAlone({ operation }: OperationDefinitionNode, { definitions }: DocumentNode): boolean {
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation !== OperationTypeNode.SUBSCRIPTION && operations.length === 1;
}
