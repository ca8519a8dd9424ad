import { defineError } from '../../platform/errors';

export class AccessRequestNotFound extends defineError('ACCESS_REQUEST_NOT_FOUND', 'not-found') {}
/** A decision is final. */
export class AccessRequestDecided extends defineError<{ decidedByName: string }>(
  'ACCESS_REQUEST_DECIDED',
  'conflict',
) {}
