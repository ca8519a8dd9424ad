import type { FastifyInstance } from 'fastify';
import type { AppConfig } from '../config';
import type { Log } from '../observability';

/** Said once: behind a proxy that nobody named, all people come from one address and share what one address may do. */
export function warnOfUntrustedProxy(
  http: FastifyInstance,
  { trustProxy }: Pick<AppConfig, 'trustProxy'>,
  log: Log,
): void {
  let isSaid = trustProxy !== false;
  http.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      log.warn(
        { ip: request.ip },
        'A proxy sends X-Forwarded-For, and MIZAN_TRUST_PROXY names none: limits count all of its callers as one.',
      );
    }
    done();
  });
}
