import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../observability/metrics';

/** By the route that was found; what has none is one kind, whatever was asked for. */
export function measureRequests(http: FastifyInstance, metrics: Pick<Metrics, 'request'>): void {
  http.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    metrics.request(method, routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
}
