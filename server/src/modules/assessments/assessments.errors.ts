import { defineError } from '../../platform/errors';

export class AssessmentNotFound extends defineError('ASSESSMENT_NOT_FOUND', 'not-found') {}

export class RoleTemplateNotFound extends defineError('ROLE_TEMPLATE_NOT_FOUND', 'not-found') {}
export class TooManyRoleTemplates extends defineError<{ limit: number }>('TOO_MANY_ROLE_TEMPLATES', 'conflict') {}

export class AssessmentTitleRequired extends defineError('ASSESSMENT_TITLE_REQUIRED', 'bad-input') {}
export class AssessmentJobRoleRequired extends defineError('ASSESSMENT_JOB_ROLE_REQUIRED', 'bad-input') {}

/** The four things that an assessment needs before candidates can sit it. */
export class AssessmentLevelRequired extends defineError('ASSESSMENT_LEVEL_REQUIRED', 'conflict') {}
export class AssessmentLanguageRequired extends defineError('ASSESSMENT_LANGUAGE_REQUIRED', 'conflict') {}
export class AssessmentTypeRequired extends defineError('ASSESSMENT_TYPE_REQUIRED', 'conflict') {}
export class AssessmentQuestionRequired extends defineError('ASSESSMENT_QUESTION_REQUIRED', 'conflict') {}

/** Candidates are to choose the language, and so much is said in one of the two only, or was changed since. */
export class AssessmentNotTranslated extends defineError<{ count: number }>('ASSESSMENT_NOT_TRANSLATED', 'conflict') {}

export class AssessmentArchived extends defineError('ASSESSMENT_ARCHIVED', 'conflict') {}
/** The bank has fewer active questions than every candidate is to get. */
export class PoolTooSmall extends defineError<{ skill: string; drawCount: number; available: number }>(
  'POOL_TOO_SMALL',
  'conflict',
) {}
export class AssessmentNotPublished extends defineError('ASSESSMENT_NOT_PUBLISHED', 'conflict') {}
/** What was to be replaced as a whole is no longer what it was when it was read; `field` says which. */
export class AssessmentChangedMeanwhile extends defineError<{ field: string }>(
  'ASSESSMENT_CHANGED_MEANWHILE',
  'conflict',
) {}
/** An order was handed in for other questions than the assessment has by now. */
export class AssessmentQuestionsChanged extends defineError('ASSESSMENT_QUESTIONS_CHANGED', 'conflict') {}
