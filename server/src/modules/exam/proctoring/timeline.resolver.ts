import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { MutationReturning } from '../../../platform/graphql';
import { ReviewEvent } from './review-event';
import { ReviewProctorEventInput } from './review.inputs';
import { ShowTimeline } from './show-timeline';
import { ProctorTimelineNode } from './timeline.type';

@Resolver(() => ProctorTimelineNode)
export class TimelineResolver {
  constructor(
    private readonly show: ShowTimeline,
    private readonly review: ReviewEvent,
  ) {}

  @Query(() => ProctorTimelineNode)
  @StaffOnly()
  @KeyScope('RESULTS')
  proctorTimeline(
    @CurrentViewer() viewer: Viewer,
    @Args('attemptId', { type: () => ID }) attemptId: string,
  ): Promise<ProctorTimelineNode> {
    return this.show.execute(viewer, attemptId);
  }

  @MutationReturning('timeline', () => ProctorTimelineNode, {
    description: 'A person’s word on a moment. What is dismissed counts no longer as a warning.',
  })
  @StaffOnly()
  @KeyScope('RESULTS')
  async reviewProctorEvent(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: ReviewProctorEventInput,
  ): Promise<ProctorTimelineNode> {
    return this.show.execute(viewer, await this.review.execute(viewer, origin, input));
  }
}
