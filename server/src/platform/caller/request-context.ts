import type { ExecutionContext } from '@nestjs/common';
import type { GqlContextType } from '@nestjs/graphql';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import type { ExamCredential, Viewer } from './viewer';

/** Who a request turned out to be; filled by the guard once, however many fields it asks for. */
export interface RequestIdentity {
  viewer?: Promise<Viewer | null>;
  resolvedViewer?: Viewer | null;
  credential?: ExamCredential | null;
}

/** What the guard needs of a request: a Fastify request, or its stand-in for a WebSocket. */
export type CallerRequest = Pick<FastifyRequest, 'headers' | 'raw'> &
  Partial<Pick<FastifyRequest, 'ip' | 'id'>> & { access?: RequestIdentity };

export function requestOf(context: ExecutionContext): CallerRequest {
  if (context.getType<GqlContextType>() !== 'graphql') return context.switchToHttp().getRequest<CallerRequest>();
  return GqlExecutionContext.create(context).getContext<{ req: CallerRequest }>().req;
}

export function accessOf(request: CallerRequest): RequestIdentity {
  return (request.access ??= {});
}
