import { randomUUID } from 'node:crypto';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../config';
import { trustOf } from '../network';
import { secureHeaders } from './security-headers';

/** JSON of signed-in staff, room for 5,000 candidates; others are held to less (`limitJson`), files have their own limit. */
const BODY_LIMIT = 900 * 1024;

export function createAdapter(config: Pick<AppConfig, 'trustProxy' | 'secureCookies'>): FastifyAdapter {
  return new FastifyAdapter({
    trustProxy: config.trustProxy === false ? false : trustOf(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // Met before any hook: an address that cannot be decoded, or is too long.
    frameworkErrors: ({ statusCode = 400 }: { statusCode?: number }, { id }: FastifyRequest, reply: FastifyReply) => {
      void reply.headers({ ...secureHeaders(config), 'x-request-id': id }).code(statusCode);
      void reply.send({ status: false, message: 'The address cannot be read.' });
    },
  });
}

/** The framework would add a parser for forms, which a foreign page can send without asking first: only JSON is understood. */
export const httpOptions = { bodyParser: false } as const;
