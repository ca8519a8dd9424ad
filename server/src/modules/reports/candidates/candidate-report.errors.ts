import { defineError } from '../../../platform/errors';

/** There is no such candidate, or they are not the viewer's. */
export class CandidateNotFound extends defineError('CANDIDATE_NOT_FOUND', 'not-found') {}

export class SavedViewNotFound extends defineError('SAVED_VIEW_NOT_FOUND', 'not-found') {}
export class TooManySavedViews extends defineError<{ limit: number }>('TOO_MANY_SAVED_VIEWS', 'conflict') {}
