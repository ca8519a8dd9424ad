import type { FastifyInstance } from 'fastify';
import { withoutSecrets } from '../observability';
import type { Log } from '../observability';

/** One line for each answer. Neither query strings nor the token of an exam link are written down. */
export function logAccess(http: FastifyInstance, log: Log): void {
  http.addHook('onResponse', (request, reply, done) => {
    const { id, method, url, ip } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    log.info(
      { requestId: id, method, path: withoutSecrets(url), status: reply.statusCode, milliseconds, ip },
      'request',
    );
    done();
  });
}
