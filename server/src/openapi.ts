import type { Type } from '@nestjs/common';
import { domainModules } from './app.module';
import { makeOpenApi } from './platform/openapi';
import type { OpenApiDocument } from './platform/openapi';
import { platformControllers } from './platform/platform.module';

/** The description of the REST routes; it needs neither configuration nor database. */
export function describeRest(): OpenApiDocument {
  return makeOpenApi([...platformControllers, ...new Set(domainModules.flatMap(controllersOf))]);
}

/** Of a module, and of those that it is made of. */
function controllersOf(module: Type): Type[] {
  const parts = (Reflect.getMetadata('imports', module) ?? []) as unknown[];
  const own = (Reflect.getMetadata('controllers', module) ?? []) as Type[];
  const isClass = (part: unknown): part is Type => typeof part === 'function';
  return [...own, ...parts.filter(isClass).flatMap(controllersOf)];
}
