import { defineError } from '../../platform/errors';

export class TooManyCandidates extends defineError<{ limit: number }>('TOO_MANY_CANDIDATES', 'bad-input') {}
/** A table of another program, which can save it as .xlsx; `kind` is its extension. */
export class TableToConvert extends defineError<{ kind: string }>('TABLE_TO_CONVERT', 'bad-input') {}
/** Not there, or not the viewer's. */
export class InvitationNotFound extends defineError('INVITATION_NOT_FOUND', 'not-found') {}
export class PublicLinkNotFound extends defineError('PUBLIC_LINK_NOT_FOUND', 'not-found') {}
/** One is open already; two at once cannot both be the link. */
export class PublicLinkExists extends defineError('PUBLIC_LINK_EXISTS', 'conflict') {}
/** Nobody can join now: it or the assessment is closed, or all places are taken. */
export class PublicLinkClosed extends defineError<{ reason: 'FULL' | 'CLOSED' }>('PUBLIC_LINK_CLOSED', 'conflict') {}
/** The way in that was mailed is too old, or was never mailed. */
export class JoinTicketOver extends defineError('JOIN_TICKET_OVER', 'not-found') {}
export class AssessmentInactive extends defineError('ASSESSMENT_INACTIVE', 'conflict') {}
/** Its time to sit it is over: an invitation would open nothing. */
export class AssessmentClosed extends defineError<{ closesAt: string }>('ASSESSMENT_CLOSED', 'conflict') {}
