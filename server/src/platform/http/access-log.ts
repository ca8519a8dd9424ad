import type { FastifyInstance } from 'fastify';
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

/** Words in the place of a token that are pages of their own. */
const pages = new Set(['Success', 'Submitted']);

/** Exam links and one-time links carry their secret in the path. */
export function withoutSecrets(url: string): string {
  const [path = ''] = url.split('?');
  return path.replace(
    /^(\/+(?:Exam\/+Joined|Exam\/+Check|Exam|Shared|Login\/+ChangePass|Login\/+ConfirmChange)\/+)([^/]+)/i,
    (whole, start: string, word: string) => (pages.has(word) ? whole : `${start}[token]`),
  );
}
