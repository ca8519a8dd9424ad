import type { ErrorKind } from '.';

export const httpStatus: Record<ErrorKind, number> = {
  'bad-input': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-many': 429,
  'too-large': 413,
  unavailable: 503,
  internal: 500,
};
