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
  const errors = wireErrorsOf(error);
  if (errors) return fromExtensions(errors[0]?.extensions ?? {});
  return { code: error instanceof TypeError ? NETWORK_FAILURE : UNKNOWN_FAILURE, params: {}, fields: [] };
}

/** What the server said; null where nothing came from it. */
function wireErrorsOf(error: unknown): readonly WireError[] | null {
  if (holdsErrors(error)) return error.errors;
  return error instanceof Error && 'bodyText' in error ? errorsIn(String(error.bodyText)) : null;
}

/** Of an answer with a status of its own, such as 409, which Apollo Client leaves unread. */
function errorsIn(body: string): readonly WireError[] | null {
  try {
    const answer: unknown = JSON.parse(body);
    return isRecord(answer) && Array.isArray(answer.errors) ? (answer.errors as WireError[]) : null;
  } catch {
    return null;
  }
}

/** Told by what it holds, so that a page without Apollo Client reads failures the same way. */
const holdsErrors = (error: unknown): error is RefusedOperation =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);

const IN_PROGRESS = 'IDEMPOTENCY_IN_PROGRESS';
const PASSING = [NETWORK_FAILURE, UNKNOWN_FAILURE, 'SERVICE_UNAVAILABLE', 'RATE_LIMITED', 'TOO_BUSY', IN_PROGRESS];
const DONE_OR_UNDER_WAY = [IN_PROGRESS, 'IDEMPOTENCY_ANSWER_LOST'];

/** Whether the same request may succeed a little later. */
export const isPassingFailure = ({ code }: Pick<Failure, 'code'>): boolean => PASSING.includes(code);

/** No answer came, or one that does not say that nothing was done. */
export const mayHaveBeenDone = (error: unknown): boolean =>
  wireErrorsOf(error) === null || DONE_OR_UNDER_WAY.includes(failureOf(error).code);

/** Somebody else saved the same meanwhile, and nothing of what was sent is stored. */
export const isOvertaken = ({ code }: Pick<Failure, 'code'>): boolean => code === 'QUESTION_CHANGED_MEANWHILE';

/** Absent, or not the viewer's: every such code of the server ends alike. */
export const isNotFound = ({ code }: Failure): boolean => code.endsWith('_NOT_FOUND');
