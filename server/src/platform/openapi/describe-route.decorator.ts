import { SetMetadata } from '@nestjs/common';
import type { z } from 'zod';

export const ROUTE_DESCRIPTION = 'http:description';

export interface RouteDescription {
  summary: string;
  /** By name: what it says. All are texts, and none is required. */
  query?: Readonly<Record<string, string>>;
  body?: z.ZodType;
  /** JSON unless something else is said. */
  bodyType?: 'application/x-www-form-urlencoded';
  /** JSON by its schema, a file of one of these media types, or the browser is sent on. */
  answer: z.ZodType | readonly string[] | 'redirect';
  /** Of a refusal, where a contract of somebody else says how that looks. */
  refusal?: z.ZodType;
}

/** What the description of the API says of a REST route; who may call it and its address stand there already. */
export const Describe = (description: RouteDescription) => SetMetadata(ROUTE_DESCRIPTION, description);
