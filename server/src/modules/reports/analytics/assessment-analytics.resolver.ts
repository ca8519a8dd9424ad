import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { AssessmentAnalytics } from './assessment-analytics.type';
import { AnalyseAssessment } from './analyse-assessment';

@Resolver()
export class AssessmentAnalyticsResolver {
  constructor(private readonly analyse: AnalyseAssessment) {}

  @Query(() => AssessmentAnalytics)
  @StaffOnly()
  @KeyScope('RESULTS')
  assessmentAnalytics(
    @CurrentViewer() viewer: Viewer,
    @Args('assessmentId', { type: () => ID }) assessmentId: string,
  ): Promise<AssessmentAnalytics> {
    return this.analyse.execute(viewer, assessmentId);
  }
}
