import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { OwnerScope } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { Assessments } from '../../../assessments';
import { LiveProgress, PickedIterator } from '../../attempt';
import { MonitorQueries } from './monitor.queries';
import type { OwnedMonitored } from './monitor.queries';
import type { MonitoredAttemptNode } from './monitored-attempt.type';

/** What the monitor of one assessment shows and hears. An announced attempt is read once for everybody who listens. */
@Injectable()
export class WatchMonitor {
  private readonly rows = new DataLoader((ids: readonly string[]) => this.load(ids), { cache: false });

  constructor(
    private readonly live: LiveProgress,
    private readonly queries: MonitorQueries,
    private readonly scope: OwnerScope,
    private readonly assessments: Assessments,
  ) {}

  /** @throws AssessmentNotFound */
  async list(viewer: Viewer, assessmentId: string): Promise<MonitoredAttemptNode[]> {
    await this.assessments.find(viewer, assessmentId);
    return this.queries.ofAssessment(assessmentId);
  }

  /** Listens from the call until the consumer returns. */
  watch(viewer: Viewer, assessmentId: string): AsyncIterableIterator<MonitoredAttemptNode> {
    return new PickedIterator(this.live.announced(), async ({ attemptId }) => {
      const row = await this.rows.load(attemptId);
      const isShown = row?.attempt.assessmentId === assessmentId && this.scope.canSee(viewer, row.owner);
      return isShown ? row.attempt : null;
    });
  }

  private async load(ids: readonly string[]): Promise<(OwnedMonitored | null)[]> {
    const rows = await this.queries.ofAttempts([...new Set(ids)]);
    const byAttempt = new Map(rows.map((row) => [row.attempt.attemptId, row]));
    return ids.map((id) => byAttempt.get(id) ?? null);
  }
}
