import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import type { AccessGuard } from '../access';
import type { AppConfig } from '../config';
import type { Log } from '../observability';
import type { Metrics } from '../observability/metrics';
import { asOnePlugin } from './as-one-plugin';
import { costLimit } from './cost/cost-limit.plugin';
import { errorReport } from './error-report.plugin';
import type { ApolloPlugin, GraphqlContext } from './graphql-context';
import { introspectionGate } from './introspection-gate.plugin';
import { GRAPHQL_PATH } from './graphql-path';
import { httpLimits, limits } from './limits.rule';
import { keyScopes } from './key-scopes.plugin';
import { maskError } from './mask-error';
import { measureOperations } from './measure-operations.plugin';
import { SchemaDriver } from './schema-driver';
import { wellFormedText } from './well-formed-text.plugin';

/** No answer here is ever cached, and the plugin that this switches off puts a hook around every field. */
const withoutCacheHints = ApolloServerPluginCacheControlDisabled() as unknown as ApolloPlugin;

/** Defaults are not enough on a public endpoint: every limit here has a test in test/api/limits.spec.ts. */
export function graphqlOptions(
  guard: AccessGuard,
  log: Log,
  metrics: Metrics,
  { requestsPerSecond }: Pick<AppConfig, 'requestsPerSecond'>,
): ApolloDriverConfig {
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
    plugins: [
      withoutCacheHints,
      asOnePlugin([
        // First, so that what is refused has a name as well.
        measureOperations(metrics),
        wellFormedText(),
        introspectionGate(guard),
        keyScopes(guard),
        costLimit(guard, requestsPerSecond),
        errorReport(log),
      ]),
    ],
    formatError: maskError,
    context: (req: GraphqlContext['req'], reply: GraphqlContext['reply']): GraphqlContext => ({ req, reply }),
  };
}
