import { defineError } from '../../platform/errors';
import type { QuestionType } from './vocabulary';

export class QuestionNotFound extends defineError('QUESTION_NOT_FOUND', 'not-found') {}
/** The type exists in the vocabulary, but nothing can write, sit or mark it yet. */
export class QuestionTypeNotAvailable extends defineError<{ type: QuestionType }>(
  'QUESTION_TYPE_NOT_AVAILABLE',
  'bad-input',
) {}
/** Tests or assessments still ask it; what they were sat with is kept in any case. */
export class QuestionInUse extends defineError<{ tests: number; assessments: number }>('QUESTION_IN_USE', 'conflict') {}
export class QuestionVersionNotFound extends defineError('QUESTION_VERSION_NOT_FOUND', 'not-found') {}
