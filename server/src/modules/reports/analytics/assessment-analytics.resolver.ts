import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FieldScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { ALL_RESULTS, Weighs } from '../../../platform/graphql';
import { AssessmentNode } from '../../assessments';
import { ContentLanguage } from '../../questions';
import { AssessmentAnalyticsNode } from './assessment-analytics.type';
import { AnalyseAssessment } from './analyse-assessment';

@Resolver(() => AssessmentNode)
export class AssessmentAnalyticsResolver {
  constructor(private readonly analyse: AnalyseAssessment) {}

  @ResolveField(() => AssessmentAnalyticsNode, { description: 'Figures over the final results.' })
  @Weighs(ALL_RESULTS)
  @FieldScope('RESULTS')
  analytics(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id: assessmentId }: AssessmentNode,
    @Args('language', {
      type: () => ContentLanguage,
      nullable: true,
      description: 'Only of those who sat in this language.',
    })
    language: ContentLanguage | null = null,
  ): Promise<AssessmentAnalyticsNode> {
    return this.analyse.execute(viewer, assessmentId, language);
  }
}
