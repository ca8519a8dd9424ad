export const ReportPart = {
  CANDIDATE_INFORMATION: 'CANDIDATE_INFORMATION',
  QUESTIONS: 'QUESTIONS',
  CORRECT_ANSWERS: 'CORRECT_ANSWERS',
} as const;
export type ReportPart = (typeof ReportPart)[keyof typeof ReportPart];

/** What the report options keep out of results, and until when somebody looks past them. */
export interface HiddenParts {
  parts: ReportPart[];
  revealedUntil: Date | null;
}
