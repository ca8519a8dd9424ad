import { Args, ID, Parent, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import { CurrentViewer, FieldScope, KeyScope, StaffOnly } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { CurrentOrigin } from '../../../../platform/audit';
import type { RequestOrigin } from '../../../../platform/audit';
import { MutationReturning } from '../../../../platform/graphql';
import { AssessmentExportNode } from './assessment-export.type';
import { CancelAssessmentExportInput, StartAssessmentExportInput } from './assessment-export.inputs';
import { AssessmentNode } from '../../../assessments';
import { AssessmentExports } from './assessment-exports.service';
import { LiveExports } from './live-exports';

@Resolver(() => AssessmentNode)
export class AssessmentExportsResolver {
  constructor(
    private readonly exports: AssessmentExports,
    private readonly live: LiveExports,
  ) {}

  @ResolveField('exports', () => [AssessmentExportNode], {
    description: 'The exports of an assessment that are not yet removed, the newest first.',
  })
  @FieldScope('RESULTS')
  exportsOf(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id: assessmentId }: AssessmentNode,
  ): Promise<AssessmentExportNode[]> {
    return this.exports.list(viewer, assessmentId);
  }

  @MutationReturning('assessmentExport', () => AssessmentExportNode, {
    description: 'Begins to make an archive of a whole assessment.',
  })
  @StaffOnly()
  @KeyScope('RESULTS')
  startAssessmentExport(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: StartAssessmentExportInput,
  ): Promise<AssessmentExportNode> {
    return this.exports.start(viewer, origin, input);
  }

  @MutationReturning('assessmentExport', () => AssessmentExportNode, {
    description: 'Stops an export that is waiting or running.',
  })
  @StaffOnly()
  @KeyScope('RESULTS')
  cancelAssessmentExport(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { id }: CancelAssessmentExportInput,
  ): Promise<AssessmentExportNode> {
    return this.exports.cancel(viewer, origin, id);
  }

  @Subscription(() => AssessmentExportNode, {
    description: 'An export moved on or ended; of one that is outside the scope nothing is heard.',
    resolve: (moved: AssessmentExportNode) => moved,
  })
  @StaffOnly()
  @KeyScope('RESULTS')
  assessmentExportProgressed(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID }) id: string,
  ): AsyncIterableIterator<AssessmentExportNode> {
    return this.live.watch(viewer, id);
  }
}
