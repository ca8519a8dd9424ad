import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CheckLanguages } from './check-languages';
import { LanguageCheckNode } from './language-check.type';

@Resolver()
export class LanguageCheckResolver {
  constructor(private readonly check: CheckLanguages) {}

  @Query(() => LanguageCheckNode, { description: 'Over the final results.' })
  @StaffOnly()
  @KeyScope('RESULTS')
  assessmentLanguageCheck(
    @CurrentViewer() viewer: Viewer,
    @Args('assessmentId', { type: () => ID }) assessmentId: string,
  ): Promise<LanguageCheckNode> {
    return this.check.execute(viewer, assessmentId);
  }
}
