import { defineError } from '../../../platform/errors';

/** Nothing in the file says what it is; choosing the format by hand may help. */
export class QuestionFormatUnknown extends defineError('QUESTION_FORMAT_UNKNOWN', 'bad-input') {}
export class TooManyQuestions extends defineError<{ limit: number }>('TOO_MANY_QUESTIONS', 'bad-input') {}
export class QuestionImportNotFound extends defineError('QUESTION_IMPORT_NOT_FOUND', 'not-found') {}
/** The same file is being taken over already. */
export class QuestionImportRunning extends defineError('QUESTION_IMPORT_RUNNING', 'conflict') {}
