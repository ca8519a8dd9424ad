export interface WindowMoment {
  kind: WindowMomentKind;
  at: Date;
  assessmentId: string;
  assessmentTitle: string;
  count: number;
}

export const WindowMomentKind = {
  ASSESSMENT_OPENS: 'assessment-opens',
  ASSESSMENT_CLOSES: 'assessment-closes',
  INVITATIONS_OPEN: 'invitations-open',
  INVITATIONS_END: 'invitations-end',
} as const;
export type WindowMomentKind = (typeof WindowMomentKind)[keyof typeof WindowMomentKind];
