import type { FastifyReply, FastifyRequest } from 'fastify';

type Waiting = Promise<unknown> | undefined;

/**
 * A hook that waits only where there is something to wait for. For one that is declared async the framework waits every time, and eight
 * of them stand before and behind each answer that is saved.
 */
export function hook<Request extends FastifyRequest>(work: (request: Request, reply: FastifyReply) => Waiting) {
  return (request: Request, reply: FastifyReply, done: () => void): Waiting => {
    const waiting = work(request, reply);
    if (waiting) return waiting;
    done();
    return undefined;
  };
}

/** The same where something is read or sent, which stays as it is. */
export function payloadHook<Request extends FastifyRequest>(
  work: (request: Request, reply: FastifyReply, payload: unknown) => Waiting,
) {
  return (request: Request, reply: FastifyReply, payload: unknown, done: () => void): Waiting => {
    const waiting = work(request, reply, payload);
    if (waiting) return waiting;
    done();
    return undefined;
  };
}
