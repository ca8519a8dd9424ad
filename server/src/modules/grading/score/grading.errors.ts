import { defineError } from '../../../platform/errors';

/** There is none, it is still being marked, or it is not the viewer's. */
export class ResultNotFound extends defineError('RESULT_NOT_FOUND', 'not-found') {}

export class ResultQuestionNotFound extends defineError('RESULT_QUESTION_NOT_FOUND', 'not-found') {}

/** Somebody else marked the answer after the page was loaded; carries what they gave. */
export class MarkChanged extends defineError<{
  revision: number;
  points: number | null;
  feedback: string | null;
  markedAt: Date | null;
}>('MARK_CHANGED', 'conflict') {}

/** Two marks of one person are not two opinions. */
export class SecondMarkerIsFirst extends defineError('SECOND_MARKER_IS_FIRST', 'conflict') {}

/** There is no late answer to this question, or it is no longer kept. */
export class LateAnswerMissing extends defineError('LATE_ANSWER_MISSING', 'conflict') {}

/** There is no second mark, or somebody settled the two meanwhile. */
export class NothingToSettle extends defineError('NOTHING_TO_SETTLE', 'conflict') {}

/** Marks or keys changed after the list of differences was shown: nothing was applied, look at it again. */
export class RemarkingChanged extends defineError('REMARKING_CHANGED', 'conflict') {}
