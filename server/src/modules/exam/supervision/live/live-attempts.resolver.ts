import { Args, ID, Parent, Query, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import { CurrentViewer, FieldScope, KeyScope, StaffOnly } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { LongPageArgs } from '../../../../platform/graphql';
import { AssessmentNode } from '../../../assessments';
import { AttemptConnection, AttemptNode, AttemptsQueries } from '../../attempt';
import { WatchAttempts } from './watch-attempts';

@Resolver(() => AssessmentNode)
export class LiveAttemptsResolver {
  constructor(
    private readonly queries: AttemptsQueries,
    private readonly watch: WatchAttempts,
  ) {}

  @Query(() => AttemptConnection, { description: 'Who sits an exam now, the newest first.' })
  @StaffOnly()
  @KeyScope('READ')
  liveAttempts(@CurrentViewer() viewer: Viewer, @Args() args: LongPageArgs): Promise<AttemptConnection> {
    return this.queries.inProgress(viewer, args);
  }

  @ResolveField(() => AttemptConnection, { description: 'Those that run first, and then the newest.' })
  @FieldScope('READ')
  attempts(@Parent() { id }: AssessmentNode, @Args() args: LongPageArgs): Promise<AttemptConnection> {
    return this.queries.ofAssessment(id, args);
  }

  @Subscription(() => AttemptNode, {
    description:
      'An attempt was started, moved on, was seen, submitted or marked; what is outside the scope is never heard.',
    resolve: (attempt: AttemptNode) => attempt,
  })
  @StaffOnly()
  @KeyScope('READ')
  attemptProgressed(
    @CurrentViewer() viewer: Viewer,
    @Args('assessmentId', { type: () => ID, nullable: true, description: 'Left out: of all assessments.' })
    assessmentId?: string | null,
  ): AsyncIterableIterator<AttemptNode> {
    return this.watch.execute(viewer, assessmentId ?? null);
  }
}
