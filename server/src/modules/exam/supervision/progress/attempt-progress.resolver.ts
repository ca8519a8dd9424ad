import { Query, Resolver, Subscription } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { AttemptProgressQueries } from './attempt-progress.queries';
import { AttemptProgressNode } from './attempt-progress.type';
import { WatchProgress } from './watch-progress';

@Resolver(() => AttemptProgressNode)
export class AttemptProgressResolver {
  constructor(
    private readonly queries: AttemptProgressQueries,
    private readonly watch: WatchProgress,
  ) {}

  @Query(() => [AttemptProgressNode], { description: 'Who sits an exam now, the newest first; at most 200.' })
  @StaffOnly()
  @KeyScope('READ')
  liveAttempts(@CurrentViewer() viewer: Viewer): Promise<AttemptProgressNode[]> {
    return this.queries.inProgress(viewer);
  }

  @Subscription(() => AttemptProgressNode, {
    description: "An attempt in the viewer's scope was started, moved on, was seen, submitted or marked.",
    resolve: (progress: AttemptProgressNode) => progress,
  })
  @StaffOnly()
  @KeyScope('READ')
  attemptProgressed(@CurrentViewer() viewer: Viewer): AsyncIterableIterator<AttemptProgressNode> {
    return this.watch.execute(viewer);
  }
}
