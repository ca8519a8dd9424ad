import { CombinedGraphQLErrors } from '@apollo/client/errors';

export interface FieldError {
  path: string;
  rule: string;
  params?: Record<string, unknown>;
}

/** What a failed operation tells the page: the code of the server's catalogue, or why there was no answer at all. */
export interface Failure {
  code: string;
  params: Record<string, unknown>;
  fields: FieldError[];
  requestId?: string;
}

export const NETWORK_FAILURE = 'NETWORK';
export const UNKNOWN_FAILURE = 'INTERNAL';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function fromExtensions(extensions: Record<string, unknown>): Failure {
  const params = isRecord(extensions.params) ? extensions.params : {};
  const requestId = extensions.requestId ?? params.requestId;
  return {
    code: typeof extensions.code === 'string' ? extensions.code : UNKNOWN_FAILURE,
    params,
    fields: Array.isArray(params.fields) ? (params.fields as FieldError[]) : [],
    ...(typeof requestId === 'string' ? { requestId } : {}),
  };
}

export function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) return fromExtensions(error.errors[0]?.extensions ?? {});
  return { code: error instanceof TypeError ? NETWORK_FAILURE : UNKNOWN_FAILURE, params: {}, fields: [] };
}

/** Absent, or not the viewer's: every such code of the server ends alike. */
export const isNotFound = ({ code }: Failure): boolean => code.endsWith('_NOT_FOUND');
