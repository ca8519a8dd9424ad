import { defineError } from '../../../platform/errors';

/** There is no such export, it was removed, or it is not for this viewer; or its archive is not ready. */
export class AssessmentExportNotFound extends defineError('ASSESSMENT_EXPORT_NOT_FOUND', 'not-found') {}

/** The same person has one of this assessment made already. */
export class AssessmentExportRunning extends defineError('ASSESSMENT_EXPORT_RUNNING', 'conflict') {}

/** The same person has as many in work as one may have: of whole assessments, or of files that are made while one waits. */
export class TooManyExports extends defineError('TOO_MANY_EXPORTS', 'too-many') {}

/** There is no such link, it was revoked, its time is over, or it is not the viewer's. */
export class ShareLinkNotFound extends defineError('SHARE_LINK_NOT_FOUND', 'not-found') {}
