import { Controller, Get, Header } from '@nestjs/common';
import { AnyKey, StaffOnly } from '../../../platform/access';
import { ApiReferences } from './api-reference';
import type { ApiReference } from './api-reference';

/** The schema as a file, and all that the browsable reference shows beside it. */
@Controller()
export class ApiReferenceController {
  constructor(private readonly references: ApiReferences) {}

  @Get('schema.graphql')
  @StaffOnly()
  @AnyKey()
  @Header('content-type', 'application/graphql; charset=utf-8')
  @Header('content-disposition', 'inline; filename="schema.graphql"')
  schema(): string {
    return this.references.sdl;
  }

  @Get('v1/api-reference')
  @StaffOnly()
  @AnyKey()
  reference(): ApiReference {
    return this.references.get();
  }
}
