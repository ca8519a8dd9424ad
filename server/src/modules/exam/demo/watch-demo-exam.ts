import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FilePurpose, fileTypes, StoreFile } from '../../../platform/files';
import { DEMO_OWNER_ID } from '../../identity';
import { Attempt, addSeconds } from '../attempt';
import { KeepSignals, ProctorEvent, ProctorSnapshot, ProctorSignal, warningsOf } from '../proctoring';
import type { DemoMoment, DemoSnapshot, DemoWatch } from './demo-watch';
import { drawSnapshot } from './draw-snapshot';

const HOUR = 3_600;

/** How long a page takes from being asked for a picture to having sent it. */
const TAKING_SECONDS = 2;

/** What the page would have noticed of an attempt of the demo data, counted by the rules of every exam. */
@Injectable()
export class WatchDemoExam {
  constructor(
    private readonly keep: KeepSignals,
    private readonly files: StoreFile,
  ) {}

  async execute(manager: EntityManager, invitationId: string, { moments, snapshots }: DemoWatch, now: Date) {
    const attempt = await manager.findOneByOrFail(Attempt, { invitationId });
    const until = attempt.submittedAt ?? now;
    const at = (share: number) =>
      addSeconds(attempt.startedAt, (share * (until.getTime() - attempt.startedAt.getTime())) / 1000);
    for (const moment of moments) await this.notice(manager, attempt, moment, at(moment.share));
    for (const snapshot of snapshots) await this.picture(manager, attempt, snapshot, at(snapshot.share));
  }

  private async notice(manager: EntityManager, attempt: Attempt, moment: DemoMoment, at: Date): Promise<void> {
    const { id: attemptId, settings } = attempt;
    const warningsSeen = await warningsOf(attemptId, manager);
    const signals = moment.signals.map(({ kind, afterSeconds = 0, seconds = 0, excuse = null }) => {
      const startedAt = addSeconds(at, afterSeconds);
      const told = { startedAt, computerAt: startedAt, receivedAt: addSeconds(startedAt, seconds) };
      const lastedMs = Math.round(seconds * 1000);
      return { id: randomUUID(), attemptId, kind, ...told, lastedMs, isOver: true, excuse, warningsSeen };
    });
    await this.keep.execute(manager, signals, settings.proctoring);
    const [first] = signals;
    if (first) await this.comment(manager, first.id, moment, at);
  }

  private async comment(manager: EntityManager, signalId: string, { note, dismissedFor }: DemoMoment, at: Date) {
    if (!note && !dismissedFor) return;
    const { eventId } = await manager.findOneByOrFail(ProctorSignal, { id: signalId });
    const word = note ? { candidateNote: note, candidateNotedAt: addSeconds(at, HOUR / 60) } : {};
    const review = dismissedFor
      ? {
          verdict: 'dismissed' as const,
          verdictNote: dismissedFor,
          reviewedBy: DEMO_OWNER_ID,
          reviewedAt: addSeconds(at, HOUR),
        }
      : {};
    await manager.update(ProctorEvent, eventId, { ...word, ...review });
  }

  private async picture(manager: EntityManager, attempt: Attempt, { picture }: DemoSnapshot, askedAt: Date) {
    if (!picture) {
      await manager.insert(ProctorSnapshot, {
        attemptId: attempt.id,
        askedAt,
        takenAt: null,
        fileId: null,
        faces: null,
      });
      return;
    }
    const bytes = drawSnapshot(picture);
    const name = `snapshot-${askedAt.toISOString().replaceAll(':', '.')}.png`;
    const holder = { ownerId: attempt.ownerId, purpose: FilePurpose.SNAPSHOT };
    const fileId = await this.files.plant(manager, { name, type: fileTypes.png, bytes }, holder);
    const takenAt = addSeconds(askedAt, TAKING_SECONDS);
    await manager.insert(ProctorSnapshot, { attemptId: attempt.id, askedAt, takenAt, fileId, faces: picture.faces });
  }
}
