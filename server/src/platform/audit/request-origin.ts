import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { requestOf } from '../caller/request-context';

/** Where a call came from. */
export interface RequestOrigin {
  ip: string | null;
  userAgent: string | null;
  requestId: string | null;
}

const MAX_USER_AGENT = 500;

export function originOf(request: { headers: { 'user-agent'?: string }; ip?: string; id?: string }): RequestOrigin {
  const userAgent = request.headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? null;
  return { ip: request.ip ?? null, userAgent, requestId: request.id ?? null };
}

export const CurrentOrigin = createParamDecorator((_: unknown, context: ExecutionContext): RequestOrigin =>
  originOf(requestOf(context)),
);
