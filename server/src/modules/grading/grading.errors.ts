import { defineError } from '../../platform/errors';

/** There is none, it is still being marked, or it is not the viewer's. */
export class ResultNotFound extends defineError('RESULT_NOT_FOUND', 'not-found') {}

export class ResultQuestionNotFound extends defineError('RESULT_QUESTION_NOT_FOUND', 'not-found') {}
