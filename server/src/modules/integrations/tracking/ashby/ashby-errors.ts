import { Catch } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toWire } from '../../../../platform/errors';
import { httpStatus } from '../../../../platform/http';

/** What went wrong, as Ashby reads it; which field it was stands beside the code. */
@Catch()
export class AshbyErrors implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const { kind, code, message, params } = toWire(error, http.getRequest<FastifyRequest>().id);
    const body = { success: false, message, errors: [code], errorInfo: { code, ...params } };
    void http.getResponse<FastifyReply>().code(httpStatus[kind]).send(body);
  }
}
