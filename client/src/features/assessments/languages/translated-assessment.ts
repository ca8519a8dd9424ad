import type { AssessmentLanguagesQuery } from '../../../graphql/generated';

export type TranslatedAssessment = AssessmentLanguagesQuery['assessment'];
