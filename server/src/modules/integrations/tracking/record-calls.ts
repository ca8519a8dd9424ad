import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { catchError, from, mergeMap, of, throwError } from 'rxjs';
import type { Observable } from 'rxjs';
import type { CallerRequest } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { toWire } from '../../../platform/errors';
import { httpStatus } from '../../../platform/http';
import { TrackingCall } from './tracking-call.entity';

const MOST_SHOWN = 500;
const connectionOfKey = 'select id from tracking_connections where key_id = $1';

/** Writes down what a tracking system asked for and what was wrong with it, for the settings page. */
@Injectable()
export class RecordCalls implements NestInterceptor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest & CallerRequest>();
    const name = decodeURIComponent(request.url.split('?')[0]?.split('/').at(-1) ?? '');
    const keyId = request.access?.resolvedViewer?.apiKey?.id;
    return next.handle().pipe(
      mergeMap((answer: unknown) => from(this.note(keyId, name, problemIn(answer))).pipe(mergeMap(() => of(answer)))),
      catchError((error: unknown) => {
        const { kind, code, params } = toWire(error, request.id);
        const problem = `${code}${Object.keys(params).length > 0 ? ` ${JSON.stringify(params)}` : ''}`;
        const told = { status: httpStatus[kind], problem: problem.slice(0, MOST_SHOWN) };
        return from(this.note(keyId, name, told)).pipe(mergeMap(() => throwError(() => error)));
      }),
    );
  }

  private async note(keyId: string | undefined, name: string, told: { status: number; problem: string | null }) {
    const [found] = await this.dataSource.query<{ id: string }[]>(connectionOfKey, [keyId ?? null]);
    if (!found) return;
    const call = { connectionId: found.id, at: this.clock.now(), name, ...told };
    await this.dataSource.manager.insert(TrackingCall, call);
  }
}

/** A system may tell us itself that it could not read what we answered. */
function problemIn(answer: unknown): { status: number; problem: string | null } {
  const { reported } = (answer ?? {}) as { reported?: unknown };
  return { status: 200, problem: typeof reported === 'string' ? reported.slice(0, MOST_SHOWN) : null };
}
