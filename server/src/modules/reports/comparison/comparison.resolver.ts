import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CompareResults } from './compare-results';
import { ComparableResult, ResultComparison } from './comparison.type';

@Resolver()
export class ComparisonResolver {
  constructor(private readonly compare: CompareResults) {}

  @Query(() => ResultComparison, { description: 'One to six candidates.' })
  @StaffOnly()
  @KeyScope('RESULTS')
  compareResults(
    @CurrentViewer() viewer: Viewer,
    @Args('assessmentId', { type: () => ID }) assessmentId: string,
    @Args('candidateIds', { type: () => [ID] }) candidateIds: string[],
  ): Promise<ResultComparison> {
    return this.compare.execute(viewer, assessmentId, candidateIds);
  }

  @Query(() => [ComparableResult], { description: 'Who can be compared in an assessment: the best 500.' })
  @StaffOnly()
  @KeyScope('RESULTS')
  comparableResults(
    @CurrentViewer() viewer: Viewer,
    @Args('assessmentId', { type: () => ID }) assessmentId: string,
  ): Promise<ComparableResult[]> {
    return this.compare.choices(viewer, assessmentId);
  }
}
