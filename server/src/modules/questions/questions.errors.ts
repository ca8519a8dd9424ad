import { defineError } from '../../platform/errors';

export class QuestionNotFound extends defineError('QUESTION_NOT_FOUND', 'not-found') {}
/** Tests or assessments still ask it; what they were sat with is kept in any case. */
export class QuestionInUse extends defineError<{ tests: number; assessments: number }>('QUESTION_IN_USE', 'conflict') {}
/** Somebody else has saved other words than those over which these are to be written. */
export class QuestionChangedMeanwhile extends defineError<{ version: number }>(
  'QUESTION_CHANGED_MEANWHILE',
  'conflict',
) {}
export class QuestionVersionNotFound extends defineError('QUESTION_VERSION_NOT_FOUND', 'not-found') {}
