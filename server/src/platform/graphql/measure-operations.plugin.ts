import { unwrapResolverError } from '@apollo/server/errors';
import { Kind } from 'graphql';
import type { GraphQLError, OperationDefinitionNode } from 'graphql';
import type { Metrics } from '../observability/metrics';
import type { OperationOutcome } from '../observability/metrics/metrics';
import { DomainError } from '../errors';
import { asDeclared } from './mask-error';
import type { Watching } from './as-one-plugin';

/** By root field. Only a valid operation has any: nobody makes up names that would be kept. */
export function measureOperations(metrics: Metrics): Watching {
  return () => {
    const startedAt = performance.now();
    let names = ['invalid'];
    return {
      didResolveOperation({ operation }) {
        if (operation) names = rootFieldsOf(operation);
      },
      willSendResponse({ errors = [] }) {
        const seconds = (performance.now() - startedAt) / 1_000;
        for (const name of names) {
          metrics.operation(name, outcomeOf(errors), seconds);
          for (const error of errors) metrics.operationError(name, codeOf(error));
        }
      },
    };
  };
}

/** Of the operations that are asked again and again, since known ones are read once. */
const rootFields = new WeakMap<OperationDefinitionNode, string[]>();

function rootFieldsOf(operation: OperationDefinitionNode): string[] {
  const known = rootFields.get(operation) ?? readRootFields(operation);
  rootFields.set(operation, known);
  return known;
}

function readRootFields({ selectionSet }: OperationDefinitionNode): string[] {
  const fields = selectionSet.selections.flatMap((node) => (node.kind === Kind.FIELD ? [node.name.value] : []));
  return fields.length > 0 ? [...new Set(fields)] : ['fragment'];
}

const isOurFault = (error: GraphQLError) => codeOf(error) === 'INTERNAL' || codeOf(error) === 'SERVICE_UNAVAILABLE';

function outcomeOf(errors: readonly GraphQLError[]): OperationOutcome {
  if (errors.length === 0) return 'ok';
  return errors.some(isOurFault) ? 'failed' : 'refused';
}

function codeOf(error: GraphQLError): string {
  const cause = asDeclared(unwrapResolverError(error));
  if (cause instanceof DomainError) return cause.code;
  return typeof error.extensions.code === 'string' && error.extensions.code !== 'INTERNAL_SERVER_ERROR'
    ? error.extensions.code
    : 'INTERNAL';
}
