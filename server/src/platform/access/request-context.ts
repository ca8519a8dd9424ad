import type { ExecutionContext } from '@nestjs/common';
import type { GqlContextType } from '@nestjs/graphql';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import type { ExamCredential, Viewer } from './viewer';

/** Who a request turned out to be; filled by the guard once, however many fields it asks for. */
export interface RequestAccess {
  viewer?: Promise<Viewer | null>;
  resolvedViewer?: Viewer | null;
  credential?: ExamCredential | null;
}

/** What the guard needs of a request: a Fastify request, or its stand-in for a WebSocket. */
export type AccessRequest = Pick<FastifyRequest, 'headers' | 'raw'> &
  Partial<Pick<FastifyRequest, 'ip' | 'id'>> & { access?: RequestAccess };

export function requestOf(context: ExecutionContext): AccessRequest {
  if (context.getType<GqlContextType>() !== 'graphql') return context.switchToHttp().getRequest<AccessRequest>();
  return GqlExecutionContext.create(context).getContext<{ req: AccessRequest }>().req;
}

export function accessOf(request: AccessRequest): RequestAccess {
  return (request.access ??= {});
}
