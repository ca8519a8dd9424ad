import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ProctoringSettings } from '../../assessments';
import { burstOf, counts, reachOf } from './counting.policy';
import { ProctorEvent } from './proctor-event.entity';
import { ProctorSignal } from './proctor-signal.entity';
import { boundsOf, neighbourOf, pausesOf, warningsOf } from './proctor.queries';
import type { ProctorSignalInput } from './proctoring.inputs';
import { familyOf } from './signal-kind';
import type { SignalExcuse } from './signal-kind';

/** An honest page comes nowhere near; one that floods is no longer listened to. */
const MOST_SIGNALS = 3_000;

type Told = Pick<ProctorSignalInput, keyof ProctorSignalInput>;

export interface Reported extends Told {
  excuse: SignalExcuse | null;
  attemptId: string;
  receivedAt: Date;
}

/** Writes down what a page told, joins it to bursts, and counts them. The caller holds the attempt's lock. */
@Injectable()
export class KeepSignals {
  async execute(manager: EntityManager, signals: readonly Reported[], settings: ProctoringSettings): Promise<void> {
    const inOrder = [...signals].sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
    for (const signal of inOrder) {
      const eventId = await this.store(manager, signal);
      if (eventId) await this.measure(manager, signal.attemptId, eventId, settings);
    }
  }

  /** @returns the event that the signal belongs to; null when it was not kept. */
  private async store(manager: EntityManager, signal: Reported): Promise<string | null> {
    const known = await manager.findOneBy(ProctorSignal, { id: signal.id });
    if (known) return this.prolong(manager, known, signal);
    const { attemptId } = signal;
    if ((await manager.countBy(ProctorSignal, { attemptId })) >= MOST_SIGNALS) return null;
    const eventId = await this.eventFor(manager, signal);
    await manager.insert(ProctorSignal, { ...signal, eventId });
    return eventId;
  }

  private async prolong(manager: EntityManager, known: ProctorSignal, signal: Reported): Promise<string | null> {
    if (known.attemptId !== signal.attemptId) return null;
    const lastedMs = Math.max(known.lastedMs, signal.lastedMs);
    const excuse = known.excuse ?? signal.excuse;
    await manager.update(ProctorSignal, known.id, { lastedMs, excuse, isOver: known.isOver || signal.isOver });
    return known.eventId;
  }

  private async eventFor(manager: EntityManager, signal: Reported): Promise<string> {
    const { attemptId, kind, startedAt, lastedMs, warningsSeen } = signal;
    const endedAt = new Date(startedAt.getTime() + lastedMs);
    const span = { from: startedAt, to: endedAt, ...reachOf(kind) };
    const neighbour = await neighbourOf({ attemptId, kinds: familyOf(kind), ...span, warningsSeen }, manager);
    if (neighbour) return neighbour;
    const id = randomUUID();
    await manager.insert(ProctorEvent, { id, attemptId, kind, startedAt, endedAt });
    return id;
  }

  /**
   * What was counted stays counted, and keeps its number. What is told only after staff gave the attempt back, and began
   * before, is forgiven like what was told in time; what is done after the end is held against nobody.
   */
  private async measure(
    manager: EntityManager,
    attemptId: string,
    eventId: string,
    settings: ProctoringSettings,
  ): Promise<void> {
    const event = await manager.findOneByOrFail(ProctorEvent, { id: eventId });
    const { reopenedAt, submittedAt } = await boundsOf(attemptId, manager);
    const pauses = await pausesOf(attemptId, manager);
    const free = submittedAt ? [...pauses, { from: submittedAt, until: null }] : pauses;
    const burst = burstOf(await manager.findBy(ProctorSignal, { eventId }), settings, free);
    const { kind, startedAt, endedAt, awayMs } = burst;
    const warnings = await warningsOf(attemptId, manager);
    const countedAs = event.countedAs ?? (counts(burst, settings, warnings) ? warnings + 1 : null);
    const isForgiven = event.isForgiven || (countedAs !== null && reopenedAt !== null && startedAt <= reopenedAt);
    await manager.update(ProctorEvent, eventId, { kind, startedAt, endedAt, awayMs, countedAs, isForgiven });
  }
}
