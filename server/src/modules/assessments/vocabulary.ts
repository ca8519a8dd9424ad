/** What an assessment mostly measures; `AssessmentType` in the API. */
export const AssessmentKind = {
  SKILLS: 'skills',
  COGNITIVE: 'cognitive',
  LANGUAGE: 'language',
  SITUATIONAL: 'situational',
  PERSONALITY: 'personality',
  MIXED: 'mixed',
} as const;
export type AssessmentKind = (typeof AssessmentKind)[keyof typeof AssessmentKind];

/** What candidates are shown of their own result. */
export const ResultVisibility = { NONE: 'none', SCORE: 'score', FULL: 'full' } as const;
export type ResultVisibility = (typeof ResultVisibility)[keyof typeof ResultVisibility];

/** Whether candidates learn what was written about their result; mailed feedback is shown as well. */
export const FeedbackDelivery = { NONE: 'none', SHOWN: 'shown', MAILED: 'mailed' } as const;
export type FeedbackDelivery = (typeof FeedbackDelivery)[keyof typeof FeedbackDelivery];

/**
 * In which language candidates sit. `own`: that of the assessment; `choice`: theirs, chosen before they start; `switch`: and changed
 * whenever they like; `beside`: and the other one is shown beside the question.
 */
export const LanguageOffer = { OWN: 'own', CHOICE: 'choice', SWITCH: 'switch', BESIDE: 'beside' } as const;
export type LanguageOffer = (typeof LanguageOffer)[keyof typeof LanguageOffer];

export const AssessmentSort = { UPDATED_AT: 'updated_at', TITLE: 'title', CREATED_AT: 'created_at' } as const;
export type AssessmentSort = (typeof AssessmentSort)[keyof typeof AssessmentSort];

export { SortDirection } from '../../platform/graphql';
