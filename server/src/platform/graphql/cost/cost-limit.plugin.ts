import { GraphQLError } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { AccessGuard } from '../../access';
import { OperationTooCostly, RateLimited } from '../../errors';
import { addressGroup } from '../../network';
import { Allowances } from '../../throttle';
import { contextOf } from '../graphql-context';
import type { ApolloPlugin } from '../graphql-context';
import { OperationCosts } from './operation-cost';

/** The dearest page of the console costs a quarter of it with the longest list that it may ask for. */
export const MOST_COST = 8_000;
/** What one asker may spend in a second, on average, and at once after a rest: eight of the dearest operations. */
const PER_SECOND = 2_000;
const AT_ONCE = 8 * MOST_COST;

/** Counts what operations cost, each by itself and all of one asker together: person (also by key), sitting, or address. */
export function costLimit(guard: Pick<AccessGuard, 'whoAsks'>): ApolloPlugin {
  const spent = new Allowances(PER_SECOND, AT_ONCE);
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ schema, document, operation, request, contextValue }) {
          if (!operation) return;
          const cost = operationCosts(schema).of(document, operation, request.variables ?? {});
          refuseAbove(cost);
          const { req } = contextOf({ contextValue });
          const waitMs = spent.take((await guard.whoAsks(req)) ?? addressGroup(req.ip), cost);
          if (waitMs > 0) throw refused(new RateLimited({ retryAfterSeconds: Math.ceil(waitMs / 1_000) }), 429);
        },
      };
    },
  };
}

/** @throws GraphQLError */
export function refuseAbove(cost: number): void {
  if (cost > MOST_COST) throw refused(new OperationTooCostly({ cost, limit: MOST_COST }), 400);
}

const costsOf = new WeakMap<GraphQLSchema, OperationCosts>();

/** What has been found out about the schema's operations; the socket shares it. */
export function operationCosts(schema: GraphQLSchema): OperationCosts {
  let costs = costsOf.get(schema);
  if (!costs) costsOf.set(schema, (costs = new OperationCosts(schema)));
  return costs;
}

function refused(cause: Error, status: number): GraphQLError {
  return new GraphQLError(cause.message, { originalError: cause, extensions: { http: { status } } });
}
