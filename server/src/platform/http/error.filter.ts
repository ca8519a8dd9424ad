import { Catch, HttpException } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { GqlContextType } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiKeyInvalid, DomainError, RateLimited, toWire } from '../errors';
import { GRAPHQL_PATH } from '../graphql/graphql-path';
import { Log } from '../observability';
import { httpStatus } from '../errors/http-status';
import { askedRoute } from './asked-route';

/** The one place where an exception becomes an answer: REST here, GraphQL by its own formatter. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): unknown {
    // A returned error is what graphql-js takes for a thrown one.
    if (host.getType<GqlContextType>() === 'graphql') return error;
    const http = host.switchToHttp();
    return this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  /** Also for what a hook throws before the framework is reached. */
  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
    const { status, message, extensions } = this.describe(error, request.id);
    if (error instanceof RateLimited) reply.header('retry-after', error.params.retryAfterSeconds);
    if (status === httpStatus.unavailable) reply.header('retry-after', 2);
    if (status === 401) reply.header('www-authenticate', challengeOf(error));
    const isGraphql = askedRoute(request) === GRAPHQL_PATH;
    return reply.code(status).send(isGraphql ? { errors: [{ message, extensions }] } : { status: false, message });
  }

  private describe(error: unknown, requestId: string): Problem {
    if (error instanceof HttpException) return protocolProblem(error.getStatus(), error.message);
    if (!(error instanceof DomainError)) {
      const status = (error as { statusCode?: unknown } | null)?.statusCode;
      if (typeof status === 'number' && status < 500) return protocolProblem(status, (error as Error).message);
      this.log.error({ err: error, requestId }, 'request failed');
    }
    const { kind, code, message, params } = toWire(error, requestId);
    return { status: httpStatus[kind], message, extensions: { code, params } };
  }
}

/** RFC 6750: a challenge says that what was sent is no good only where something was sent. */
function challengeOf(error: unknown): string {
  return error instanceof ApiKeyInvalid ? 'Bearer realm="Mizan", error="invalid_token"' : 'Bearer realm="Mizan"';
}

interface Problem {
  status: number;
  message: string;
  extensions: { code: string; params: object };
}

/** The framework's own refusals: a body that cannot be read, an address that is not there. */
function protocolProblem(status: number, message: string): Problem {
  const text = status === 404 ? 'Not Found.' : message;
  return { status, message: text, extensions: { code: 'BAD_REQUEST', params: {} } };
}
