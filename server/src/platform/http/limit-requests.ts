import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessGuard } from '../access';
import type { AppConfig } from '../config';
import { RateLimited } from '../errors';
import { GRAPHQL_PATH } from '../graphql/graphql-path';
import { addressGroup } from '../network';
import { Allowances, holdRefused, Slots } from '../throttle';
import { hook } from './hook';

/** A page that opens asks for several things at once, and an office opens many pages. */
const BURST_SECONDS = 15;
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

/**
 * Before anything of a request is read: so many a second, and so many operations at once, for each person, each sitting, and each
 * address from which nobody is known. A sitting counts for itself, so that a hall full of candidates behind one address is no flood.
 */
export function limitRequests(
  http: FastifyInstance,
  guard: Pick<AccessGuard, 'whoAsks'>,
  { requestsPerSecond }: Pick<AppConfig, 'requestsPerSecond'>,
): void {
  const allowances = new Allowances(requestsPerSecond, requestsPerSecond * BURST_SECONDS);
  const slots = new Slots(MOST_WAITING);
  const strangers = new Slots(MOST_WAITING, STRANGERS_PACE_MS);
  const refuse = refusing();
  http.addHook(
    'onRequest',
    hook((request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '';
      if (!path.startsWith('/api/') || ALWAYS.has(path)) return;
      const known = guard.whoAsks(request);
      if (typeof known === 'string') return admit({ request, reply, path, known });
      return known.then((user) => admit({ request, reply, path, known: user }));
    }),
  );

  function admit({ request, reply, path, known }: Asking): Promise<void> | undefined {
    const asker = known ?? addressOf(request);
    const waitMs = allowances.take(asker);
    if (waitMs > 0) return refuse(waitMs);
    if (path !== GRAPHQL_PATH) return undefined;
    const leave = known ? slots.enter(asker, AT_ONCE.known) : strangers.enter(asker, AT_ONCE.unknown);
    if (!leave) return refuse(LINE_IS_LONG_MS);
    if (typeof leave !== 'function') return leave.then((entered) => afterAnswer(reply, entered));
    afterAnswer(reply, leave);
    return undefined;
  }
}

interface Asking {
  request: FastifyRequest;
  reply: FastifyReply;
  path: string;
  /** Null for whoever nobody knows. */
  known: string | null;
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

/** Also when the line broke, which may have happened while it waited. */
function afterAnswer({ raw }: FastifyReply, leave: () => void): void {
  if (raw.destroyed || raw.writableFinished) leave();
  else raw.once('close', leave).once('finish', leave);
}

/** Files of an exam are asked for by pictures and players, which say nothing but the sealed address. */
function addressOf({ url, ip }: FastifyRequest): string {
  return url.startsWith('/api/v1/exam/files/') ? `file ${url.slice(0, 200)}` : `address ${addressGroup(ip)}`;
}
