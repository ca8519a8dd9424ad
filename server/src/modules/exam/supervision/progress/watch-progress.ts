import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { OwnerScope } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { AttemptProgressQueries } from './attempt-progress.queries';
import type { OwnedProgress } from './attempt-progress.queries';
import type { AttemptProgressNode } from './attempt-progress.type';
import { LiveProgress, PickedIterator } from '../../attempt';

/** What dashboards hear. An announced attempt is read once for everybody who listens in this process. */
@Injectable()
export class WatchProgress {
  private readonly rows = new DataLoader((ids: readonly string[]) => this.load(ids), { cache: false });

  constructor(
    private readonly live: LiveProgress,
    private readonly queries: AttemptProgressQueries,
    private readonly scope: OwnerScope,
  ) {}

  /** The attempts of the viewer's scope as they move; listens from the call until the consumer returns. */
  execute(viewer: Viewer): AsyncIterableIterator<AttemptProgressNode> {
    return new PickedIterator(this.live.announced(), ({ attemptId }) => this.visibleTo(viewer, attemptId));
  }

  private async visibleTo(viewer: Viewer, attemptId: string): Promise<AttemptProgressNode | null> {
    const row = await this.rows.load(attemptId);
    return row && this.scope.canSee(viewer, row.owner) ? row.progress : null;
  }

  private async load(ids: readonly string[]): Promise<(OwnedProgress | null)[]> {
    const rows = await this.queries.ofAttempts([...new Set(ids)]);
    const byAttempt = new Map(rows.map((row) => [row.progress.attemptId, row]));
    return ids.map((id) => byAttempt.get(id) ?? null);
  }
}
