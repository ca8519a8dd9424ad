import { Injectable } from '@nestjs/common';
import { OwnerScope } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { PickedIterator } from '../../../../platform/live';
import { AttemptLoader, LiveProgress } from '../../attempt';
import type { ShownAttempt, OwnedAttempt } from '../../attempt';

/** What dashboards and monitors hear. An announced attempt is read once for everybody who listens in this process. */
@Injectable()
export class WatchAttempts {
  constructor(
    private readonly live: LiveProgress,
    private readonly attempts: AttemptLoader,
    private readonly scope: OwnerScope,
  ) {}

  /** The attempts of the viewer's scope as they move; listens from the call until the consumer returns. */
  execute(viewer: Viewer, assessmentId: string | null): AsyncIterableIterator<ShownAttempt> {
    const isShown = (found: OwnedAttempt | null): found is OwnedAttempt =>
      found !== null &&
      this.scope.canSee(viewer, found.owner) &&
      (assessmentId === null || found.attempt.assessmentId === assessmentId);
    return new PickedIterator(this.live.announced(), async (moved) => {
      const ids = [...new Set(moved.map(({ attemptId }) => attemptId))];
      const found = await Promise.all(ids.map((id) => this.attempts.byId(id)));
      return found.filter(isShown).map(({ attempt }) => attempt);
    });
  }
}
