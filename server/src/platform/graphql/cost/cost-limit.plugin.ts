import type { ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { AccessGuard } from '../../access';
import { afterAnswer } from '../../caller/after-answer';
import { OperationTooCostly, RateLimited } from '../../errors';
import { addressGroup } from '../../network';
import { Allowances, refuseLate, Slots } from '../../throttle';
import { contextOf } from '../graphql-context';
import type { Watching } from '../as-one-plugin';
import { OperationCosts } from './operation-cost';

/** The dearest page of the console costs a quarter of it with the longest list that it may ask for. */
export const MOST_COST = 8_000;
/** What a request may cost on average, where an asker sends as many as are allowed: 2,000 a second of the usual 20 requests. */
const USUAL_COST = 100;
/** After a rest at once: 32 seconds' worth, which is usually eight of the dearest operations. */
const BURST_SECONDS = 32;
/** What costs more than a usual page is worked on one after the other for each asker, so that several at once stop nobody's exam. */
const DEAR_COST = 1_000;
/** More than an asker may send at once (`limitRequests`), so that this line is never full. */
const MOST_WAITING = 200;

/** Counts what operations cost, each by itself and all of one asker together: person (also by key), sitting, or address. */
export function costLimit(guard: Pick<AccessGuard, 'whoAsks'>, requestsPerSecond: number): Watching {
  const perSecond = requestsPerSecond * USUAL_COST;
  const spent = new Allowances(perSecond, perSecond * BURST_SECONDS);
  const turns = new Slots(MOST_WAITING);
  const spend = (asker: string, cost: number, answer: ServerResponse): Promise<void> | undefined => {
    const waitMs = spent.take(asker, cost);
    if (waitMs > 0) return refuseLate(() => refuseTooMuch(waitMs));
    return cost > DEAR_COST ? waitForTurn(asker, answer) : undefined;
  };
  const waitForTurn = async (asker: string, answer: ServerResponse): Promise<void> => {
    const leave = await turns.enter(asker, 1);
    if (leave) afterAnswer(answer, leave);
  };
  return () => ({
    didResolveOperation({ schema, document, operation, request, contextValue }) {
      if (!operation) return undefined;
      const cost = operationCosts(schema).of(document, operation, request.variables ?? {});
      if (cost > MOST_COST) return refuseLate(() => refuseAbove(cost));
      const { req, reply } = contextOf({ contextValue });
      const known = guard.whoAsks(req);
      const spendAs = (asker: string | null) => spend(asker ?? addressGroup(req.ip), cost, reply.raw);
      return known === null || typeof known === 'string' ? spendAs(known) : known.then(spendAs);
    },
  });
}

/** @throws GraphQLError */
function refuseTooMuch(waitMs: number): never {
  throw refused(new RateLimited({ retryAfterSeconds: Math.ceil(waitMs / 1_000) }), 429);
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
