import type { AssessmentLanguagesQuery } from './languages-generated';

export type TranslatedAssessment = AssessmentLanguagesQuery['assessment'];
