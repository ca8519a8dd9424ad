export { Describe } from './describe-route.decorator';
export { makeOpenApi } from './make-openapi';
export type { OpenApiDocument } from './make-openapi';
