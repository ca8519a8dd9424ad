import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { DocumentNode, ExecutionArgs, GraphQLSchema } from 'graphql';
import type { ApiKeyHolder } from '../../access';
import { MOST_COST, operationCosts } from '../cost/cost-limit.plugin';
import { scopeMissing } from '../key-scopes.plugin';
import { limits } from '../limits.rule';
import type { Limits } from '../limits.rule';

const MAX_TOKENS = 500;
const socketLimits: Limits = {
  depth: 10,
  introspection: 0,
  aliases: 15,
  rootFields: 1,
  mutationRoot: 0,
  directives: 5,
  nodes: 200,
};
const rules = [...specifiedRules, NoSchemaIntrospectionCustomRule, limits(socketLimits)];

interface Payload {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** The socket runs subscriptions and nothing else; it has none of the HTTP endpoint's guards, so it has its own. */
export function subscriptionRequest(
  schema: GraphQLSchema,
  { query, operationName, variables }: Payload,
  key?: ApiKeyHolder,
): ExecutionArgs | readonly GraphQLError[] {
  const document = parsed(query);
  if (document instanceof GraphQLError) return [document];
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    return [refusal('Only subscriptions are served here; send queries and mutations over HTTP.')];
  }
  const problems = validate(schema, document, rules, { maxErrors: 5, hideSuggestions: true });
  if (problems.length > 0) return problems.map(({ message, nodes }) => refusal(message, undefined, nodes));
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {}, { maxErrors: 5 });
  if (errors) return errors.map(({ message, nodes }) => refusal(message, 'BAD_USER_INPUT', nodes));
  if (operationCosts(schema).of(document, operation, variables ?? {}) > MOST_COST) {
    return [refusal('The operation asks for too much.')];
  }
  const missing = key && scopeMissing(schema, document, key);
  if (missing) return [missing];
  return { schema, document, operationName, variableValues: variables };
}

function parsed(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxLexicalTokens: MAX_TOKENS });
  } catch (error) {
    const { message } = error as Error;
    return new GraphQLError(message, { extensions: { code: 'GRAPHQL_PARSE_FAILED' } });
  }
}

/** With the codes that Apollo Server gives over HTTP. */
export function refusal(
  message: string,
  code: 'GRAPHQL_VALIDATION_FAILED' | 'BAD_USER_INPUT' = 'GRAPHQL_VALIDATION_FAILED',
  nodes?: GraphQLError['nodes'],
): GraphQLError {
  return new GraphQLError(message, { nodes, extensions: { code } });
}
