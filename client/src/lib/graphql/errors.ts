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

export interface WireError {
  extensions?: Record<string, unknown> | undefined;
}

/** The server answered with errors; Apollo Client's own error holds them in the same place. */
export class RefusedOperation extends Error {
  constructor(readonly errors: readonly WireError[]) {
    super('The operation was refused.');
  }
}

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
  if (holdsErrors(error)) return fromExtensions(error.errors[0]?.extensions ?? {});
  return { code: error instanceof TypeError ? NETWORK_FAILURE : UNKNOWN_FAILURE, params: {}, fields: [] };
}

/** Told by what it holds, so that a page without Apollo Client reads failures the same way. */
const holdsErrors = (error: unknown): error is RefusedOperation =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);

const PASSING = [NETWORK_FAILURE, UNKNOWN_FAILURE, 'SERVICE_UNAVAILABLE', 'RATE_LIMITED', 'TOO_BUSY'];

/** Whether the same request may succeed a little later. */
export const isPassingFailure = ({ code }: Pick<Failure, 'code'>): boolean => PASSING.includes(code);

/** Absent, or not the viewer's: every such code of the server ends alike. */
export const isNotFound = ({ code }: Failure): boolean => code.endsWith('_NOT_FOUND');
