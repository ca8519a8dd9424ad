import { PayloadTooLargeException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessGuard } from '../access';
import { payloadHook } from './hook';

/** What anybody may send; more is read only from signed-in staff, up to the adapter's limit. */
const MAX_UNKNOWN_BYTES = 100 * 1024;

/** A list of 5,000 candidates is several hundred kilobytes: enough to look at who sends it before it is read. */
export function limitJson(http: FastifyInstance, guard: AccessGuard): void {
  http.addHook(
    'preParsing',
    payloadHook((request, reply) => (isLargeJson(request) ? refuseUnknown(request, reply) : undefined)),
  );

  async function refuseUnknown(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (await guard.recognise(request)) return;
    // What is refused here has not been read, so the connection cannot be used again.
    reply.header('connection', 'close');
    throw new PayloadTooLargeException();
  }
}

/** A body that does not tell its length counts as large. */
function isLargeJson({ headers }: FastifyRequest): boolean {
  if (headers['content-type']?.startsWith('multipart/form-data')) return false;
  return Number(headers['content-length'] ?? 0) > MAX_UNKNOWN_BYTES || headers['transfer-encoding'] !== undefined;
}
