import { defineError } from '../../../platform/errors';

/** There is none, it was revoked, or its owner is out of the viewer's scope. */
export class ApiKeyNotFound extends defineError('API_KEY_NOT_FOUND', 'not-found') {}
export class TooManyApiKeys extends defineError<{ limit: number }>('TOO_MANY_API_KEYS', 'conflict') {}
