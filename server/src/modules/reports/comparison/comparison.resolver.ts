import { Args, ID, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FieldScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { ALL_RESULTS, LongPageArgs, Weighs } from '../../../platform/graphql';
import { AssessmentNode } from '../../assessments';
import { CompareResults } from './compare-results';
import { ComparableResultConnection, ResultComparisonNode } from './comparison.type';

@Resolver(() => AssessmentNode)
export class ComparisonResolver {
  constructor(private readonly compare: CompareResults) {}

  @ResolveField(() => ResultComparisonNode, { description: 'One to six candidates side by side.' })
  @Weighs(ALL_RESULTS)
  @FieldScope('RESULTS')
  comparison(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id: assessmentId }: AssessmentNode,
    @Args('candidateIds', { type: () => [ID], description: 'One to six of the assessment.' }) candidateIds: string[],
  ): Promise<ResultComparisonNode> {
    return this.compare.execute(viewer, assessmentId, candidateIds);
  }

  @ResolveField(() => ComparableResultConnection, { description: 'Who can be compared, the best first.' })
  @FieldScope('RESULTS')
  comparableResults(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id: assessmentId }: AssessmentNode,
    @Args() args: LongPageArgs,
  ): Promise<ComparableResultConnection> {
    return this.compare.choices(viewer, assessmentId, args);
  }
}
