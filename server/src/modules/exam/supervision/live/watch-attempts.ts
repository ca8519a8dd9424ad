import { Injectable } from '@nestjs/common';
import { OwnerScope } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { AttemptLoader, LiveProgress, PickedIterator } from '../../attempt';
import type { AttemptNode } from '../../attempt';

/** What dashboards and monitors hear. An announced attempt is read once for everybody who listens in this process. */
@Injectable()
export class WatchAttempts {
  constructor(
    private readonly live: LiveProgress,
    private readonly attempts: AttemptLoader,
    private readonly scope: OwnerScope,
  ) {}

  /** The attempts of the viewer's scope as they move; listens from the call until the consumer returns. */
  execute(viewer: Viewer, assessmentId: string | null): AsyncIterableIterator<AttemptNode> {
    return new PickedIterator(this.live.announced(), async ({ attemptId }) => {
      const found = await this.attempts.byId(attemptId);
      if (!found || !this.scope.canSee(viewer, found.owner)) return null;
      return assessmentId === null || found.attempt.assessmentId === assessmentId ? found.attempt : null;
    });
  }
}
