import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { asOnePlugin } from './as-one-plugin';
import type { ApolloPlugin, GraphqlContext } from './graphql-context';
import { GRAPHQL_PATH } from './graphql-path';
import { learnOperations } from './known/known-operations';
import type { KnownOperations } from './known/known-operations';
import { httpLimits, limits } from './limits.rule';
import { maskError } from './mask-error';
import type { OperationWatchings } from './operation-watchings';
import { SchemaDriver } from './schema-driver';

/** No answer here is ever cached, and the plugin that this switches off puts a hook around every field. */
const withoutCacheHints = ApolloServerPluginCacheControlDisabled() as unknown as ApolloPlugin;

/** Defaults are not enough on a public endpoint: every limit here has a test in test/api/limits.spec.ts. */
export function graphqlOptions(watchings: OperationWatchings, known: KnownOperations): ApolloDriverConfig {
  return {
    driver: SchemaDriver,
    path: GRAPHQL_PATH,
    playground: false,
    graphiql: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    introspection: true,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    autoTransformHttpErrors: false,
    persistedQueries: false,
    parseOptions: { maxLexicalTokens: 2_000 },
    validationRules: [limits(httpLimits)],
    plugins: [withoutCacheHints, asOnePlugin([...watchings.all, learnOperations(known)])],
    formatError: maskError,
    context: (req: GraphqlContext['req'], reply: GraphqlContext['reply']): GraphqlContext => ({ req, reply }),
  };
}
