import type { Type } from '@nestjs/common';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { ConnectionOf, EdgeOf, PagePlace } from './keyset';

/** Nobody needs to know how many more there are, and counting them would cost more than the page. */
export const MOST_COUNTED = 10_000;
/** Of what is searched for: more than a thousand. */
export const MOST_FOUND = 1_001;

@ObjectType('PageInfo', { description: 'Where a page lies in its list: ask for the next with `after: endCursor`.' })
export class PageInfo implements PagePlace {
  @Field(() => Boolean, { description: 'More entries follow.' })
  hasNextPage: boolean;

  @Field(() => Boolean, { description: 'Entries come before: the page was asked for with a cursor.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'The place of the first entry; null when the page is empty.' })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'The place of the last entry; null when the page is empty.' })
  endCursor: string | null;
}

/**
 * Base class of a connection: `@ObjectType('TestConnection') class TestConnection extends Connection(TestType, 'Test') {}`.
 * It declares the edge type `TestEdge` on the way.
 */
export function Connection<Node>(node: Type<Node>, name: string): Type<ConnectionOf<Node>> {
  @ObjectType(`${name}Edge`)
  class Edge implements EdgeOf<Node> {
    @Field(() => String, { description: 'The place of the entry; opaque.' })
    cursor: string;

    @Field(() => node, { description: 'The entry itself.' })
    node: Node;
  }

  @ObjectType({ isAbstract: true })
  class Page implements ConnectionOf<Node> {
    @Field(() => [Edge], { description: 'The entries, in order.' })
    edges: Edge[];

    @Field(() => PageInfo, { description: 'Where this page lies.' })
    pageInfo: PageInfo;

    @Field(() => Int, {
      description: `Counted up to ${MOST_COUNTED.toLocaleString('en')}, where something is searched for up to ${MOST_FOUND.toLocaleString('en')}: such a number stands for itself and for more.`,
    })
    readonly totalCount: Promise<number>;
  }
  return Page;
}
