import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiKeyOf } from '../access';
import type { AccessGuard, KeyAccess, KeyAllowance } from '../access';
import { ApiKeyInvalid, RateLimited } from '../errors';
import { hook } from './hook';

/**
 * Every request with an API key counts before anything of it is read, and its answer tells what is left. A key that is wrong
 * ends it here, for REST and GraphQL alike: it is never taken for nobody, whom some operations are open to.
 *
 * @throws ApiKeyInvalid, RateLimited
 */
export function limitKeys(http: FastifyInstance, guard: AccessGuard, access: KeyAccess): void {
  http.addHook(
    'onRequest',
    hook((request, reply) => (apiKeyOf(request.headers.authorization) ? count(request, reply) : undefined)),
  );

  async function count(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const viewer = await guard.recognise(request);
    if (!viewer?.apiKey) throw new ApiKeyInvalid();
    const allowance = await access.keys.count(viewer.apiKey.id);
    tell(reply, allowance);
    if (allowance.isExceeded) throw new RateLimited({ retryAfterSeconds: allowance.resetSeconds });
  }
}

/** The three fields that clients know, and the two of the present draft (draft-ietf-httpapi-ratelimit-headers). */
function tell(reply: FastifyReply, { limit, remaining, windowSeconds, resetSeconds }: KeyAllowance): void {
  void reply.headers({
    'ratelimit-limit': limit,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': resetSeconds,
    'ratelimit-policy': `"key";q=${limit};w=${windowSeconds}`,
    ratelimit: `"key";r=${remaining};t=${resetSeconds}`,
  });
}
