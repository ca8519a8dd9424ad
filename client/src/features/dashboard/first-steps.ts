import type { DashboardStats_DashboardFragment } from './dashboard-stats-generated';
import type { RecentAssessments_AssessmentFragment } from './recent-assessments-generated';

export const FIRST_STEPS = ['write', 'publish', 'invite', 'result'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

type Figures = Pick<DashboardStats_DashboardFragment, 'totalAssessments' | 'totalInvites'> & {
  hasResults: boolean;
  recentAssessments: readonly Pick<RecentAssessments_AssessmentFragment, 'id' | 'publishedAt'>[];
};

export interface FirstSteps {
  done: ReadonlySet<FirstStep>;
  /** What to do now; null when all is done. */
  next: FirstStep | null;
  /** The assessment that the next step is about: published where somebody is to be invited, else the newest. */
  assessmentId: string | null;
}

/** How far somebody is who has not yet seen a first result. A later step that is done does the earlier ones as well. */
export function firstSteps({ totalAssessments, totalInvites, hasResults, recentAssessments }: Figures): FirstSteps {
  const published = recentAssessments.find(({ publishedAt }) => publishedAt !== null);
  const isDone: Record<FirstStep, boolean> = {
    write: totalAssessments > 0,
    publish: published !== undefined || totalInvites > 0,
    invite: totalInvites > 0,
    result: hasResults,
  };
  const last = FIRST_STEPS.findLastIndex((step) => isDone[step]);
  const next = FIRST_STEPS[last + 1] ?? null;
  return {
    done: new Set(FIRST_STEPS.slice(0, last + 1)),
    next,
    assessmentId: (published ?? recentAssessments[0])?.id ?? null,
  };
}
