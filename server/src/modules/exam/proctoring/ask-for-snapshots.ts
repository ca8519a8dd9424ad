import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { ProctoringSettings } from '../../assessments';
import { DrawMoments } from './draw-moments';

/** What the pulse reads of an attempt about its pictures. */
export interface SnapshotPlan {
  attemptId: string;
  nextSnapshotAt: Date | null;
  snapshotDueId: string | null;
}

const begin = `
  select id, (settings -> 'proctoring' ->> 'snapshotsPerHour')::int as "perHour" from attempts
  where invitation_id = $1 and next_snapshot_at is null and (settings -> 'proctoring' ->> 'webcamSnapshots')::boolean`;

/** Of two pulses at once one asks; the other finds that it was done. */
const ask = `
  with asked as (
    update attempts set snapshot_due_id = $2, next_snapshot_at = $3
    where id = $1 and state = 'in-progress' and next_snapshot_at <= $4 returning id
  )
  insert into proctor_snapshots (id, attempt_id, asked_at) select $2, id, $4 from asked returning id`;

const perHourOf = `select (settings -> 'proctoring' ->> 'snapshotsPerHour')::int as "perHour" from attempts where id = $1`;

/** Asks the page for a picture when its moment has come. */
@Injectable()
export class AskForSnapshots {
  constructor(
    private readonly dataSource: DataSource,
    private readonly draw: DrawMoments,
  ) {}

  /** The attempt has just been made: where pictures are taken, the first moment is drawn. */
  async begin(invitationId: string, now: Date, manager: EntityManager): Promise<void> {
    const [attempt] = await manager.query<{ id: string; perHour: number }[]>(begin, [invitationId]);
    if (!attempt) return;
    const at = this.draw.first(attempt.id, now, attempt.perHour);
    await manager.query('update attempts set next_snapshot_at = $2 where id = $1', [attempt.id, at]);
  }

  /** Of an attempt that is about to be made; null where no pictures are taken. */
  firstOf(attemptId: string, { proctoring }: { proctoring: ProctoringSettings }, now: Date): Date | null {
    return proctoring.webcamSnapshots ? this.draw.first(attemptId, now, proctoring.snapshotsPerHour) : null;
  }

  /** The picture that the page is to take now, or that was asked for and has not come; null for none. */
  async dueOf({ attemptId, nextSnapshotAt, snapshotDueId }: SnapshotPlan, now: Date): Promise<string | null> {
    if (nextSnapshotAt === null || nextSnapshotAt > now) return snapshotDueId;
    const [attempt] = await this.dataSource.query<{ perHour: number }[]>(perHourOf, [attemptId]);
    const next = this.draw.next(attemptId, now, attempt?.perHour ?? 1);
    const [asked] = await this.dataSource.query<{ id: string }[]>(ask, [attemptId, randomUUID(), next, now]);
    return asked?.id ?? snapshotDueId;
  }
}
