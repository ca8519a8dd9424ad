import type { Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Ajv2020 } from 'ajv/dist/2020';
import type { ValidateFunction } from 'ajv/dist/2020';
import { makeOpenApi } from '../../src/platform/openapi';

interface Described {
  summary: string;
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}

/**
 * Looks at every REST answer of a test file: it must be what the description of the API promises. So whatever a test asks for, the
 * description is checked as well.
 */
export class DescribedAnswers {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly checks = new Map<string, ValidateFunction | null>();
  private readonly faults = new Set<string>();
  private paths: Record<string, Record<string, object>> | undefined;

  constructor(private readonly app: NestFastifyApplication) {
    const http = app.getHttpAdapter().getInstance();
    http.addHook('onSend', (request, reply, payload, done) => {
      const route = request.routeOptions.url?.replace(/:(\w+)/g, '{$1}') ?? '';
      const type = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
      if (typeof payload === 'string') this.look(route, request.method.toLowerCase(), reply.statusCode, type, payload);
      done();
    });
  }

  assertAsDescribed(): void {
    if (this.faults.size > 0) throw new Error(`Answers differ from their description:\n${[...this.faults].join('\n')}`);
  }

  private look(route: string, method: string, status: number, type: string, payload: string): void {
    const described = this.described(route, method);
    if (!described?.summary) return;
    const { content } = described.responses[status] ?? described.responses.default ?? { content: {} };
    const name = `${method} ${route} ${status}`;
    if (!content[type]) this.faults.add(`${name}: ${type} is not described`);
    else if (type === 'application/json') this.validate(name, content[type].schema, payload);
  }

  private validate(name: string, schema: object, payload: string): void {
    const check = this.checks.get(name) ?? this.ajv.compile(schema);
    this.checks.set(name, check);
    if (!check(JSON.parse(payload))) this.faults.add(`${name}: ${this.ajv.errorsText(check.errors)}`);
  }

  private described(route: string, method: string): Described | undefined {
    const controllers = this.app.get(DiscoveryService, { strict: false }).getControllers();
    this.paths ??= makeOpenApi(controllers.flatMap(({ metatype }) => (metatype ? [metatype as Type] : []))).paths;
    return this.paths[route]?.[method] as Described | undefined;
  }
}
