import { defineError } from '../../platform/errors';

export class TooManyCandidates extends defineError<{ limit: number }>('TOO_MANY_CANDIDATES', 'bad-input') {}
/** Not there, or not the viewer's. */
export class InvitationNotFound extends defineError('INVITATION_NOT_FOUND', 'not-found') {}
export class AssessmentInactive extends defineError('ASSESSMENT_INACTIVE', 'conflict') {}
/** Its time to sit it is over: an invitation would open nothing. */
export class AssessmentClosed extends defineError<{ closesAt: string }>('ASSESSMENT_CLOSED', 'conflict') {}
