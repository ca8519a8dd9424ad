import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, NoKeys, StaffOnly } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { CurrentOrigin } from '../../../../platform/audit';
import type { RequestOrigin } from '../../../../platform/audit';
import { MutationReturning } from '../../../../platform/graphql';
import { AssessmentNode } from '../../../assessments';
import { ReportHidingInput } from './report-hiding.inputs';
import { ReportHiding } from './report-hiding.service';
import { ReportHidingNode } from './report-part.type';

@Resolver(() => AssessmentNode)
export class ReportHidingResolver {
  constructor(private readonly hiding: ReportHiding) {}

  @ResolveField(() => ReportHidingNode, { description: 'What its results do not show to whoever asks.' })
  reportHiding(
    @Parent() { id, reportOptions }: AssessmentNode,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ReportHidingNode> {
    return this.hiding.of(viewer, id, reportOptions);
  }

  @MutationReturning('hiding', () => ReportHidingNode, {
    description: 'Shows results whole to this session for an hour, whatever the report options hide; it is audited.',
  })
  @StaffOnly()
  @NoKeys()
  revealResults(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { assessmentId }: ReportHidingInput,
  ): Promise<ReportHidingNode> {
    return this.hiding.reveal(viewer, origin, assessmentId);
  }

  @MutationReturning('hiding', () => ReportHidingNode, { description: 'Ends what `revealResults` began.' })
  @StaffOnly()
  @NoKeys()
  hideResults(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { assessmentId }: ReportHidingInput,
  ): Promise<ReportHidingNode> {
    return this.hiding.hideAgain(viewer, assessmentId);
  }
}
