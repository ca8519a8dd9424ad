import type { TranslationState } from '@mizan/question-model';

export interface TranslationGap {
  kind: TranslationGapKind;
  text: string;
  textHtml: string | null;
  state: TranslationState;
  questionId: string | null;
  testId: string | null;
  isInNewestVersion: boolean;
}

export const TranslationGapKind = {
  QUESTION: 'question',
  TITLE: 'title',
  JOB_ROLE: 'job_role',
  DESCRIPTION: 'description',
  GRADE_BAND: 'grade_band',
} as const;
export type TranslationGapKind = (typeof TranslationGapKind)[keyof typeof TranslationGapKind];
