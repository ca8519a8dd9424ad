import { Controller, Get, Header } from '@nestjs/common';
import { AnyKey, StaffOnly } from '../../../platform/access';
import { ApiReferences } from './api-reference';
import type { ApiReference } from './api-reference';
import { Describe, makeOpenApi } from '../../../platform/openapi';
import type { OpenApiDocument } from '../../../platform/openapi';
import { z } from 'zod';
import { DiscoveryService } from '@nestjs/core';
import type { Type } from '@nestjs/common';

const REFERENCE = z.strictObject({
  sdl: z.string(),
  operations: z.record(
    z.string(),
    z.strictObject({ for: z.string(), roles: z.array(z.string()), scope: z.string().nullable() }),
  ),
  fieldScopes: z.record(z.string(), z.string()),
  errors: z.array(z.strictObject({ code: z.string(), status: z.number().int() })),
});

/** The schema as a file, and all that the browsable reference shows beside it. */
@Controller()
export class ApiReferenceController {
  constructor(
    private readonly references: ApiReferences,
    private readonly discovery: DiscoveryService,
  ) {}

  @Get('openapi.json')
  @Describe({ summary: 'This description.', answer: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }) })
  @StaffOnly()
  @AnyKey()
  openapi(): OpenApiDocument {
    return makeOpenApi(this.discovery.getControllers().flatMap(({ metatype }) => (metatype ? [metatype as Type] : [])));
  }

  @Get('schema.graphql')
  @Describe({ summary: 'The GraphQL schema.', answer: ['application/graphql'] })
  @StaffOnly()
  @AnyKey()
  @Header('content-type', 'application/graphql; charset=utf-8')
  @Header('content-disposition', 'inline; filename="schema.graphql"')
  schema(): string {
    return this.references.sdl;
  }

  @Get('v1/api-reference')
  @Describe({ summary: 'What the browsable reference is drawn from.', answer: REFERENCE })
  @StaffOnly()
  @AnyKey()
  reference(): ApiReference {
    return this.references.get();
  }
}
