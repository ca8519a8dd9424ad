import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { MutationReturning } from '../../../platform/graphql';
import { AssessmentNode, toAssessmentNode } from '../assessment.type';
import { QuestionPoolNode, SetPoolsInput } from './pool.type';
import { PoolsLoader } from './pools.loader';
import { SetPools } from './set-pools';

@Resolver(() => AssessmentNode)
export class PoolsResolver {
  constructor(
    private readonly set: SetPools,
    private readonly loader: PoolsLoader,
  ) {}

  @MutationReturning('assessment', () => AssessmentNode, {
    description: 'Replaces the pools. An active assessment takes only what the bank can fill.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async setPools(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { assessmentId, pools, expectedPools }: SetPoolsInput,
  ): Promise<AssessmentNode> {
    return toAssessmentNode(await this.set.execute(viewer, assessmentId, pools, expectedPools));
  }

  @ResolveField(() => [QuestionPoolNode], { description: 'Asked after everything else, in order.' })
  pools(@Parent() { id }: AssessmentNode): Promise<QuestionPoolNode[]> {
    return this.loader.of(id);
  }
}
