import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiKeyOf } from '../access';
import type { AccessGuard } from '../access';
import { afterAnswer } from '../caller/after-answer';
import { RateLimited } from '../errors';
import { GRAPHQL_PATH } from '../graphql/graphql-path';
import { addressGroup } from '../network';
import { holdRefused, Slots } from '../throttle';
import type { LookUpEnd, LookUps, RequestAllowances } from '../throttle';
import { askedRoute } from './asked-route';
import { hook } from './hook';

/** Operations worked on at once: of one person or sitting, and of an address from which nobody is known. */
const AT_ONCE = { known: 10, unknown: 3 };
const MOST_WAITING = 200;
/** What strangers ask is often refused at once, and a refusal that comes at once is asked again: their line moves so fast and no faster. */
const STRANGERS_PACE_MS = 15;
/** What is said to whom the line is too long for. */
const LINE_IS_LONG_MS = 1_000;
/** Those who wait hold a connection each; more are refused at once. */
const MOST_HELD = 500;
/** Asked by what looks after the server, often from the address of the proxy. */
const ALWAYS = new Set(['/api/v1/health', '/api/v1/ready']);

/** Pictures and players bring nothing but the seal in the address. */
const EXAM_FILES = '/api/v1/exam/files/:id';

interface Limits {
  allowances: RequestAllowances;
  lookUps: LookUps;
}

/**
 * Before anything of a request is read: so many a second, and so many operations at once, for each person, each sitting, and each
 * address from which nobody is known. A sitting counts for itself, so that a hall full of candidates behind one address is no flood.
 */
export function limitRequests(
  http: FastifyInstance,
  guard: Pick<AccessGuard, 'whoAsks' | 'whoseFile'>,
  { allowances, lookUps }: Limits,
): void {
  const slots = new Slots(MOST_WAITING);
  const strangers = new Slots(MOST_WAITING, STRANGERS_PACE_MS);
  const refuse = refusing();
  http.addHook(
    'onRequest',
    hook((request, reply) => {
      const route = askedRoute(request);
      if (ALWAYS.has(route) || isPage(request, route)) return;
      const address = `address ${addressGroup(request.ip)}`;
      if (route === EXAM_FILES) return admitFile(request, address);
      const lookUp = lookUps.begin(request.headers, address);
      if (typeof lookUp === 'number') return refuse(lookUp);
      const known = guard.whoAsks(request);
      if (known === null || typeof known === 'string') return admit({ reply, route, address, known });
      return endOf(known, lookUp).then((found) => admit({ reply, route, address, known: found }));
    }),
  );

  function admit({ reply, route, address, known }: Asking): Promise<void> | undefined {
    const asker = known ?? address;
    const waitMs = allowances.take(asker);
    if (waitMs > 0) return refuse(waitMs);
    if (route !== GRAPHQL_PATH) return undefined;
    const leave = known ? slots.enter(asker, AT_ONCE.known) : strangers.enter(asker, AT_ONCE.unknown);
    if (!leave) return refuse(LINE_IS_LONG_MS);
    if (typeof leave !== 'function') return leave.then((entered) => afterAnswer(reply.raw, entered));
    afterAnswer(reply.raw, leave);
    return undefined;
  }

  /** By themselves, so that a page full of pictures takes nothing from the answers that are given on it. */
  function admitFile({ params, query }: FastifyRequest, address: string): Promise<void> | undefined {
    const { id } = params as { id: string };
    const sitting = guard.whoseFile(id, (query as { t?: unknown }).t);
    const waitMs = allowances.take(sitting ? `files of ${sitting}` : address);
    return waitMs > 0 ? refuse(waitMs) : undefined;
  }
}

interface Asking {
  reply: FastifyReply;
  route: string;
  address: string;
  /** Null for whoever nobody knows. */
  known: string | null;
}

/** For pages and what belongs to them nobody is looked up, unless they come with what is looked at before any route: a key, or a body. */
function isPage({ method, headers }: FastifyRequest, route: string): boolean {
  if (route.startsWith('/api/') || (method !== 'GET' && method !== 'HEAD')) return false;
  const hasBody = headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
  return !hasBody && apiKeyOf(headers.authorization) === null;
}

async function endOf(known: Promise<string | null>, ended: ((end: LookUpEnd) => void) | null): Promise<string | null> {
  try {
    const found = await known;
    ended?.(found === null ? 'missed' : 'found');
    return found;
  } catch (error) {
    ended?.('unknown');
    throw error;
  }
}

function refusing(): (waitMs: number) => Promise<never> {
  let held = 0;
  return async (waitMs) => {
    if (held < MOST_HELD) {
      held++;
      await holdRefused().finally(() => held--);
    }
    throw new RateLimited({ retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) });
  };
}
