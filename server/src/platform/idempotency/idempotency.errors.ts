import { defineError } from '../errors';

/** The key came before with another body. */
export class IdempotencyKeyReused extends defineError('IDEMPOTENCY_KEY_REUSED', 'conflict') {}
/** The first request with this key is still being worked on. */
export class IdempotencyInProgress extends defineError('IDEMPOTENCY_IN_PROGRESS', 'conflict') {}
/** The work was done, and the server went down before its answer was kept: read what there is now. */
export class IdempotencyAnswerLost extends defineError('IDEMPOTENCY_ANSWER_LOST', 'conflict') {}
