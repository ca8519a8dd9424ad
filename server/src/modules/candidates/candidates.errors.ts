import { defineError } from '../../platform/errors';

/** By name or by content it is no .xlsx or .csv file. */
export class FileTypeNotAllowed extends defineError('FILE_TYPE_NOT_ALLOWED', 'bad-input') {}
export class TooManyCandidates extends defineError<{ limit: number }>('TOO_MANY_CANDIDATES', 'bad-input') {}
export class AssessmentInactive extends defineError('ASSESSMENT_INACTIVE', 'conflict') {}
/** Its time to sit it is over: an invitation would open nothing. */
export class AssessmentClosed extends defineError<{ closesAt: string }>('ASSESSMENT_CLOSED', 'conflict') {}
