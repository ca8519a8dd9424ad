import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessGuard } from '../access';
import { InvalidInput } from '../errors';
import { IdempotencyInProgress } from '../idempotency/idempotency.errors';
import type { KeptAnswers } from '../idempotency/kept-answers';
import { runRepeatable } from '../caller/repeatable-request';
import { hook, payloadHook } from './hook';

const HEADER = 'idempotency-key';
const FORM = /^[\x21-\x7e]{1,255}$/;
const RETRY_SECONDS = 2;

const claim = Symbol('the id under which the request is being done');
const ended = Symbol('called when it has been done');
type RepeatableRequest = FastifyRequest & { [claim]?: string; [ended]?: () => void };

/**
 * `Idempotency-Key` on a JSON POST of staff: the same key with the same body is done once and answered alike for 24 hours; with
 * another body it is refused.
 */
export function answerOnce(http: FastifyInstance, guard: AccessGuard, answers: KeptAnswers): void {
  const begin = async (request: RepeatableRequest, reply: FastifyReply, key: string) => {
    const viewer = await guard.recognise(request);
    if (!viewer) return;
    const found = await claimFor(reply, () => answers.claim(viewer.userId, key, fingerprintOf(request)));
    if (typeof found === 'string') request[claim] = found;
    else
      return reply.code(found.status).header('idempotent-replayed', 'true').type('application/json').send(found.body);
  };
  const settle = async (request: RepeatableRequest, reply: FastifyReply, id: string, payload: unknown) => {
    const body = typeof payload === 'string' ? payload : '';
    await answers.settle(id, { status: reply.statusCode, body }, isRefusal(reply.statusCode, body));
  };
  http.addHook(
    'preValidation',
    hook((request: RepeatableRequest, reply) => {
      const key = keyOf(request);
      return key === null ? undefined : begin(request, reply, key);
    }),
  );
  http.addHook('preValidation', (request: RepeatableRequest, _reply, done) => {
    if (request[claim] === undefined) done();
    else runRepeatable(request[claim], (end) => (request[ended] = end), done);
  });
  http.addHook(
    'onSend',
    payloadHook((request: RepeatableRequest, reply, payload) => {
      // Not when the line breaks: what is still being done must be able to say that it was.
      request[ended]?.();
      const id = request[claim];
      return id === undefined ? undefined : settle(request, reply, id, payload);
    }),
  );
}

/** @throws InvalidInput when it is empty, too long, or not printable ASCII */
function keyOf({ headers, method }: FastifyRequest): string | null {
  const key = headers[HEADER];
  if (key === undefined || method !== 'POST' || headers['content-type']?.startsWith('multipart/form-data')) return null;
  if (typeof key !== 'string' || !FORM.test(key)) throw InvalidInput.at('Idempotency-Key', 'invalid');
  return key;
}

async function claimFor<T>(reply: FastifyReply, take: () => Promise<T>): Promise<T> {
  try {
    return await take();
  } catch (error) {
    if (error instanceof IdempotencyInProgress) reply.header('retry-after', RETRY_SECONDS);
    throw error;
  }
}

function fingerprintOf({ method, url, body }: FastifyRequest): string {
  return JSON.stringify([method, url.split('?')[0], body]);
}

/** Nothing was done: all of it was refused, or failed. What was done in part counts as done. */
function isRefusal(status: number, body: string): boolean {
  if (status >= 400 || body === '') return true;
  const { data, errors } = JSON.parse(body) as { data?: object | null; errors?: unknown[] };
  return errors !== undefined && Object.values(data ?? {}).every((value) => value === null);
}
