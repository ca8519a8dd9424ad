import { defineError } from '../../platform/errors';

export class TestNotFound extends defineError('TEST_NOT_FOUND', 'not-found') {}
