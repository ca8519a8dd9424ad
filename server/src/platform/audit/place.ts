import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { requestOf } from '../access/request-access';

/** Where a call came from. */
export interface Place {
  ip: string | null;
  userAgent: string | null;
  requestId: string | null;
}

const MAX_USER_AGENT = 500;

export function placeOf(request: { headers: { 'user-agent'?: string }; ip?: string; id?: string }): Place {
  const userAgent = request.headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? null;
  return { ip: request.ip ?? null, userAgent, requestId: request.id ?? null };
}

export const CurrentPlace = createParamDecorator((_: unknown, context: ExecutionContext): Place =>
  placeOf(requestOf(context)),
);
