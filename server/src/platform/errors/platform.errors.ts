import { defineError } from './domain-error';

export interface FieldProblem {
  /** Dotted path inside the input, such as `candidates.0.email`; empty for the input as a whole. */
  path: string;
  /** Stable name of the broken rule, such as `required`, `email` or `max-length`. */
  rule: string;
  params?: Record<string, unknown>;
}

export class InvalidInput extends defineError<{ fields: FieldProblem[] }>('INVALID_INPUT', 'bad-input') {
  static at(path: string, rule: string, params?: Record<string, unknown>): InvalidInput {
    return new InvalidInput({ fields: [{ path, rule, ...(params && { params }) }] });
  }
}

/** There is no session, or it has ended. */
export class Unauthenticated extends defineError('UNAUTHENTICATED', 'unauthenticated') {}
/** What was sent as an API key is none, or it was revoked or has expired: another try with the same cannot succeed. */
export class ApiKeyInvalid extends defineError('API_KEY_INVALID', 'unauthenticated') {}
/** With a scope: the API key that asked lacks it. `context` picks the text that names it. */
export class Forbidden extends defineError<{ context?: 'scope'; scope?: string }>('FORBIDDEN', 'forbidden') {}
/** Only a person who is signed in does this; no scope opens it to an API key. */
export class ApiKeyRefused extends defineError('API_KEY_REFUSED', 'forbidden') {}
/** The operation is dangerous: show again that it is you (`proveIdentity`), then repeat it. */
export class ProofRequired extends defineError('PROOF_REQUIRED', 'forbidden') {}
/** A second factor is demanded here, and the time to add one is over: add one first. */
export class FactorRequired extends defineError('FACTOR_REQUIRED', 'forbidden') {}
export class RateLimited extends defineError<{ retryAfterSeconds: number }>('RATE_LIMITED', 'too-many') {}
/** The database cannot be reached for now: nothing was done, the same call may be repeated. */
export class ServiceUnavailable extends defineError('SERVICE_UNAVAILABLE', 'unavailable') {}
/** Too many wait for the same already, or too many sockets are open: nothing was done, the same call may be repeated. */
export class TooBusy extends defineError<{ retryAfterSeconds: number }>('TOO_BUSY', 'unavailable') {}
/** One operation asks for more than the server works out at once: ask for shorter lists, or for less of each entry. */
export class OperationTooCostly extends defineError<{ cost: number; limit: number }>(
  'OPERATION_TOO_COSTLY',
  'bad-input',
) {}
/** An uploaded file is larger than 250 KB (256,000 bytes). */
export class FileTooLarge extends defineError('FILE_TOO_LARGE', 'too-large') {}
/** By name or by content it is none of the types that may be uploaded here. */
export class FileTypeNotAllowed extends defineError('FILE_TYPE_NOT_ALLOWED', 'bad-input') {}
/** The form around an uploaded file is broken or ends too early, or the file that was announced is not in it. */
export class UploadUnreadable extends defineError('UPLOAD_UNREADABLE', 'bad-input') {}
/** Ours to mend: the wire carries the request id and nothing else. */
defineError<{ requestId?: string }>('INTERNAL', 'internal');
