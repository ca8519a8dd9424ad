import type { TFunction } from 'i18next';
import { UNKNOWN_FAILURE, type Failure } from './errors';

/** The translation of a failure's code; a wait is counted in its seconds so that plurals come out right. */
export function failureText(t: TFunction, { code, params }: Failure): string {
  const count = params.retryAfterSeconds;
  return t([`errors:${code}`, `errors:${UNKNOWN_FAILURE}`], {
    ...params,
    ...(typeof count === 'number' ? { count } : {}),
  });
}
