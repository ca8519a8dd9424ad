import { defineError } from '../../../platform/errors';

export type UnavailableReasonCode = 'REVOKED' | 'INACTIVE' | 'NOT_OPEN_YET' | 'CLOSED' | 'EXPIRED';

/** The link opens nothing: revoked or re-issued, or the assessment cannot be started now. */
export class ExamUnavailable extends defineError<{ reason: UnavailableReasonCode }>('EXAM_UNAVAILABLE', 'conflict') {}

/** It was asked for when the exam had begun, or was over. */
export class AccommodationTooLate extends defineError('ACCOMMODATION_TOO_LATE', 'conflict') {}

export class AttemptNotStarted extends defineError('ATTEMPT_NOT_STARTED', 'conflict') {}

/** Another page holds the attempt. What this page sent is kept beside the answer, but does not count. */
export class PageTaken extends defineError('PAGE_TAKEN', 'conflict') {}

/** A person has let a late answer count, or another page's stands where it would be kept: it is left to the page. */
export class AnswerNotKept extends defineError('ANSWER_NOT_KEPT', 'conflict') {}

/** Pictures are to be taken, and the candidate has not agreed to the text of this version. */
export class ConsentRequired extends defineError<{ version: string }>('CONSENT_REQUIRED', 'conflict') {}

/** There is none, or it is not the viewer's. */
export class ProctorEventNotFound extends defineError('PROCTOR_EVENT_NOT_FOUND', 'not-found') {}

/** The time in which candidates may add their word to what was recorded is over. */
export class ProctorNotesClosed extends defineError<{ until: string }>('PROCTOR_NOTES_CLOSED', 'conflict') {}

/** None of this name was asked for in this sitting. */
export class SnapshotNotFound extends defineError('SNAPSHOT_NOT_FOUND', 'not-found') {}

/** Replaced files count too: nothing that a candidate handed in is thrown away while the attempt exists. */
export class TooManyFiles extends defineError<{ limit: number }>('TOO_MANY_FILES', 'conflict') {}

/** Right for nothing that is stored now, or for nobody whom the viewer may see. */
export class ReceiptNotFound extends defineError('RECEIPT_NOT_FOUND', 'not-found') {}

/** The question is not in the attempt, or not opened yet. */
export class AttemptQuestionNotFound extends defineError('ATTEMPT_QUESTION_NOT_FOUND', 'not-found') {}

/** There is none, or it is not the viewer's. */
export class AttemptNotFound extends defineError('ATTEMPT_NOT_FOUND', 'not-found') {}

/** It is handed in: its time can be changed no more, unless it is reopened. */
export class AttemptEnded extends defineError('ATTEMPT_ENDED', 'conflict') {}

/** Every question has been asked and the last one ran out: reopening needs time to be added. */
export class ReopeningNeedsTime extends defineError('REOPENING_NEEDS_TIME', 'conflict') {}

/** What the candidate wrote is no longer kept: sat on, the marks that were to stay would be lost. */
export class AnswersForgotten extends defineError('ANSWERS_FORGOTTEN', 'conflict') {}

/** No question is left that could take more time. */
export class NoQuestionLeft extends defineError('NO_QUESTION_LEFT', 'conflict') {}

/** No file of answers that an exam page writes. */
export class UnsentAnswersUnreadable extends defineError('UNSENT_ANSWERS_UNREADABLE', 'bad-input') {}

/** It is not as the exam page wrote it. */
export class UnsentAnswersChanged extends defineError('UNSENT_ANSWERS_CHANGED', 'bad-input') {}

/** Of another sitting than one's own, or of one that the viewer may not see. */
export class UnsentAnswersOfOther extends defineError('UNSENT_ANSWERS_OTHER_SITTING', 'not-found') {}

/** Its answers are there already. */
export class UnsentAnswersImported extends defineError<{ takenAt: string }>('UNSENT_ANSWERS_IMPORTED', 'conflict') {}
