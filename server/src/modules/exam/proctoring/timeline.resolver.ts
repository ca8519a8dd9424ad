import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FieldScope, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { MutationReturning } from '../../../platform/graphql';
import { AttemptNode, AttemptsQueries } from '../attempt';
import { ReviewEvent } from './review-event';
import { ReviewProctorEventInput } from './review.inputs';
import { ShowTimeline } from './show-timeline';
import { ProctorTimelineNode } from './timeline.type';

@Resolver(() => AttemptNode)
export class TimelineResolver {
  constructor(
    private readonly show: ShowTimeline,
    private readonly review: ReviewEvent,
    private readonly attempts: AttemptsQueries,
  ) {}

  @ResolveField(() => ProctorTimelineNode, { description: 'What was recorded while it was sat.' })
  @FieldScope('RESULTS')
  proctorTimeline(@CurrentViewer() viewer: Viewer, @Parent() { id }: AttemptNode): Promise<ProctorTimelineNode> {
    return this.show.execute(viewer, id);
  }

  @MutationReturning('attempt', () => AttemptNode, {
    description: 'A person’s word on a moment. What is dismissed counts no longer as a warning.',
  })
  @StaffOnly()
  @KeyScope('RESULTS')
  async reviewProctorEvent(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: ReviewProctorEventInput,
  ): Promise<AttemptNode> {
    return this.attempts.one(await this.review.execute(viewer, origin, input));
  }
}
