import { Args, ID, Parent, Query, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import { CurrentViewer, FieldScope, KeyScope, StaffOnly } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { Weighs } from '../../../../platform/graphql';
import { AssessmentNode } from '../../../assessments';
import { AttemptNode, AttemptsQueries } from '../../attempt';
import { WatchAttempts } from './watch-attempts';

@Resolver(() => AssessmentNode)
export class LiveAttemptsResolver {
  constructor(
    private readonly queries: AttemptsQueries,
    private readonly watch: WatchAttempts,
  ) {}

  @Query(() => [AttemptNode], { description: 'Who sits an exam now, the newest first; at most 200.' })
  @StaffOnly()
  @KeyScope('READ')
  liveAttempts(@CurrentViewer() viewer: Viewer): Promise<AttemptNode[]> {
    return this.queries.inProgress(viewer);
  }

  @ResolveField(() => [AttemptNode], { description: 'Those that run first and then the newest; at most 500.' })
  @Weighs(500)
  @FieldScope('READ')
  attempts(@Parent() { id }: AssessmentNode): Promise<AttemptNode[]> {
    return this.queries.ofAssessment(id);
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
