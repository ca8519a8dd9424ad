import { defineError } from '../../platform/errors';
import type { QuestionType } from './vocabulary';

export class QuestionNotFound extends defineError('QUESTION_NOT_FOUND', 'not-found') {}
/** The type exists in the vocabulary, but nothing can write, sit or mark it yet. */
export class QuestionTypeNotAvailable extends defineError<{ type: QuestionType }>(
  'QUESTION_TYPE_NOT_AVAILABLE',
  'bad-input',
) {}
