import type { ApolloDriverConfig } from '@nestjs/apollo';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallerRequest } from '../access';

/** What resolvers share within one operation. */
export interface GraphqlContext {
  req: CallerRequest & Pick<FastifyRequest, 'ip' | 'id'>;
  /** Absent in a subscription: a socket has no answer whose headers could be written. */
  reply: FastifyReply;
}

/** The driver's own plugin type: Apollo ships its types twice, and the two do not fit each other. */
export type ApolloPlugin = NonNullable<ApolloDriverConfig['plugins']>[number];

export function contextOf(request: { contextValue: unknown }): GraphqlContext {
  return request.contextValue as GraphqlContext;
}
