import { Args, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FieldScope, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { ALL_RESULTS, MutationReturning, PageArgs, Weighs } from '../../../platform/graphql';
import { connectionOfWhole } from '../../../platform/listing';
import { AssessmentNode } from '../../assessments';
import { Remarking } from './remarking.service';
import { CorrectableKeys } from './correctable-keys';
import { CorrectableKeyNode, RemarkedResultConnection, RemarkingPreviewNode } from './remarking.type';
import { RemarkingInput, ApplyRemarkingInput } from './remarking.inputs';

@Resolver(() => RemarkingPreviewNode)
export class RemarkingChangesResolver {
  @ResolveField(() => RemarkedResultConnection, { description: 'Only results that would change.' })
  @FieldScope('RESULTS')
  changes(@Parent() { changes }: RemarkingPreviewNode, @Args() args: PageArgs): RemarkedResultConnection {
    return connectionOfWhole(changes, args, ({ attemptId }) => attemptId);
  }
}

@Resolver(() => AssessmentNode)
export class RemarkingResolver {
  constructor(
    private readonly remarking: Remarking,
    private readonly keys: CorrectableKeys,
  ) {}

  @ResolveField(() => [CorrectableKeyNode], { description: 'In the order of the paper that was sat last.' })
  @Weighs(ALL_RESULTS)
  @FieldScope('RESULTS')
  correctableKeys(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id: assessmentId }: AssessmentNode,
  ): Promise<CorrectableKeyNode[]> {
    return this.keys.of(viewer, assessmentId);
  }

  @Query(() => RemarkingPreviewNode, {
    description: 'Who would get what if the papers were marked again; nothing is written.',
  })
  @StaffOnly()
  @KeyScope('RESULTS')
  previewRemarking(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: RemarkingInput,
  ): Promise<RemarkingPreviewNode> {
    return this.remarking.preview(viewer, input);
  }

  @MutationReturning('changedResultCount', () => Int, {
    description: 'Marks the papers again, once its differences were seen.',
  })
  @StaffOnly()
  @KeyScope('ADMINISTRATION')
  applyRemarking(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: ApplyRemarkingInput,
  ): Promise<number> {
    return this.remarking.apply(viewer, origin, input);
  }
}
