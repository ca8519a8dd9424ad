import { defineError } from '../../platform/errors';

/** There is no such candidate, or they are not the viewer's. */
export class CandidateNotFound extends defineError('CANDIDATE_NOT_FOUND', 'not-found') {}
