import type { BuildSchemaOptions } from '@nestjs/graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { errorCodeEnum } from './error-code.enum';

/** Shared by the running server and by the printed schema, so that the two cannot differ. Call it with all modules loaded. */
export function buildSchemaOptions(): BuildSchemaOptions {
  return {
    dateScalarMode: 'isoDate',
    numberScalarMode: 'float',
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
    orphanedTypes: [errorCodeEnum()],
    // It is a whole introspection at each start; test/architecture/schema.spec.ts looks once instead.
    skipCheck: true,
  };
}
