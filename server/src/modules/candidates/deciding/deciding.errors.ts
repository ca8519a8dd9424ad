import { defineError } from '../../../platform/errors';

/** Not one of the assessment's stages, or not any more. */
export class DecisionStageNotFound extends defineError('DECISION_STAGE_NOT_FOUND', 'not-found') {}
/** Somebody stands there: they are moved first, so that nobody is left without a place unseen. */
export class DecisionStageInUse extends defineError<{ count: number }>('DECISION_STAGE_IN_USE', 'conflict') {}
/** Not there, or written by somebody else. */
export class NoteNotFound extends defineError('NOTE_NOT_FOUND', 'not-found') {}
/** Whoever is mentioned must be able to see what the note is about. */
export class ColleagueNotFound extends defineError('COLLEAGUE_NOT_FOUND', 'not-found') {}
