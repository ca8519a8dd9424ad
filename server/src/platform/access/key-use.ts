import type { ExecutionContext } from '@nestjs/common';
import type { GqlContextType } from '@nestjs/graphql';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import type { GraphQLResolveInfo } from 'graphql';
import { originOf } from '../audit/request-origin';
import type { KeyUse } from './api-keys.port';
import { requestOf } from '../caller/request-context';
import type { Viewer } from '../caller/viewer';

/** What a key is being used for, as the audit log names it: `inviteCandidates`, or `GET /api/v1/candidate/:id`. */
export function keyUseOf(context: ExecutionContext, viewer: Viewer): KeyUse {
  const origin = originOf(requestOf(context));
  if (context.getType<GqlContextType>() === 'graphql') {
    const { fieldName, parentType } = GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>();
    return { viewer, origin, operation: fieldName, isWrite: parentType.name === 'Mutation' };
  }
  const { method, routeOptions } = context.switchToHttp().getRequest<FastifyRequest>();
  return { viewer, origin, operation: `${method} ${routeOptions.url ?? ''}`, isWrite: method !== 'GET' };
}
