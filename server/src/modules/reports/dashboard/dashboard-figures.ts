export const DashboardRange = { WEEKS_12: 'weeks-12', MONTHS_6: 'months-6', YEAR: 'year' } as const;
export type DashboardRange = (typeof DashboardRange)[keyof typeof DashboardRange];

export interface AttendancePoint {
  startsOn: Date;
  invited: number;
  attended: number;
}

export interface DashboardFigures {
  lastSignInAt: Date | null;
  totalInvites: number;
  totalCandidates: number;
  totalAssessments: number;
  activeAssessments: number;
  inactiveAssessments: number;
  hasResults: boolean;
}
