import type { Type } from '@nestjs/common';
import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('PageInfo')
export class PageInfo {
  @Field(() => Boolean)
  hasNextPage: boolean;

  @Field(() => Boolean)
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true })
  startCursor?: string | null;

  @Field(() => String, { nullable: true })
  endCursor?: string | null;
}

export interface EdgeOf<Node> {
  cursor: string;
  node: Node;
}

export interface ConnectionOf<Node> {
  edges: EdgeOf<Node>[];
  pageInfo: PageInfo;
  totalCount: number;
}

/**
 * Base class of a connection: `@ObjectType('TestConnection') class TestConnection extends Connection(TestType, 'Test') {}`.
 * It declares the edge type `TestEdge` on the way.
 */
export function Connection<Node>(node: Type<Node>, name: string): Type<ConnectionOf<Node>> {
  @ObjectType(`${name}Edge`)
  class Edge implements EdgeOf<Node> {
    @Field(() => String)
    cursor: string;

    @Field(() => node)
    node: Node;
  }

  @ObjectType({ isAbstract: true })
  class Page implements ConnectionOf<Node> {
    @Field(() => [Edge])
    edges: Edge[];

    @Field(() => PageInfo)
    pageInfo: PageInfo;

    @Field(() => Int, { description: 'Counted up to 10,000: that number stands for itself and for more.' })
    totalCount: number;
  }
  return Page;
}
