import { Args, ID, Query, Resolver, Subscription } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { MonitoredAttemptNode } from './monitored-attempt.type';
import { WatchMonitor } from './watch-monitor';

@Resolver(() => MonitoredAttemptNode)
export class MonitorResolver {
  constructor(private readonly monitor: WatchMonitor) {}

  @Query(() => [MonitoredAttemptNode], {
    description: 'The sittings of an assessment, those that run first and then the newest; at most 500.',
  })
  @StaffOnly()
  @KeyScope('READ')
  monitoredAttempts(
    @CurrentViewer() viewer: Viewer,
    @Args('assessmentId', { type: () => ID }) assessmentId: string,
  ): Promise<MonitoredAttemptNode[]> {
    return this.monitor.list(viewer, assessmentId);
  }

  @Subscription(() => MonitoredAttemptNode, {
    description: 'A sitting of the assessment moved; what is outside the scope is never heard.',
    resolve: (attempt: MonitoredAttemptNode) => attempt,
  })
  @StaffOnly()
  @KeyScope('READ')
  attemptMonitored(
    @CurrentViewer() viewer: Viewer,
    @Args('assessmentId', { type: () => ID }) assessmentId: string,
  ): AsyncIterableIterator<MonitoredAttemptNode> {
    return this.monitor.watch(viewer, assessmentId);
  }
}
