import { randomUUID } from 'node:crypto';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { AppConfig } from '../config';

/** JSON of signed-in staff, room for 5,000 candidates; others are held to less (`limitJson`), files have their own limit. */
const BODY_LIMIT = 900 * 1024;

export function createAdapter(config: Pick<AppConfig, 'trustProxy'>): FastifyAdapter {
  return new FastifyAdapter({
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
}

/** The framework would add a parser for forms, which a foreign page can send without asking first: only JSON is understood. */
export const httpOptions = { bodyParser: false } as const;
