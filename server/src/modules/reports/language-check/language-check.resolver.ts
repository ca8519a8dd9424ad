import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FieldScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { ALL_RESULTS, Weighs } from '../../../platform/graphql';
import { AssessmentNode } from '../../assessments';
import { CheckLanguages } from './check-languages';
import { LanguageCheckNode } from './language-check.type';

@Resolver(() => AssessmentNode)
export class LanguageCheckResolver {
  constructor(private readonly check: CheckLanguages) {}

  @ResolveField(() => LanguageCheckNode, { description: 'Over the final results.' })
  @Weighs(ALL_RESULTS)
  @FieldScope('RESULTS')
  languageCheck(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id: assessmentId }: AssessmentNode,
  ): Promise<LanguageCheckNode> {
    return this.check.execute(viewer, assessmentId);
  }
}
