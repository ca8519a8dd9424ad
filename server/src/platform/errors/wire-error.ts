import { isOutage } from './outage';
import { DomainError } from './domain-error';
import type { ErrorKind, ErrorParams } from './domain-error';
import { errorText } from './error-text';
import { ServiceUnavailable } from './platform.errors';

export interface WireError {
  code: string;
  kind: ErrorKind;
  message: string;
  params: ErrorParams;
}

/** What a caller may know of an error. Anything undeclared becomes INTERNAL with the request id. */
export function toWire(error: unknown, requestId: string | undefined): WireError {
  if (isOutage(error)) return toWire(new ServiceUnavailable(), requestId);
  if (error instanceof DomainError) {
    const { code, kind } = error;
    const params = error.params as ErrorParams;
    return { code, kind, params, message: errorText(code, params) };
  }
  const params = requestId === undefined ? {} : { requestId };
  return { code: 'INTERNAL', kind: 'internal', params, message: errorText('INTERNAL') };
}
