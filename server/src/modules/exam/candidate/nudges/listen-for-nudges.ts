import { Injectable } from '@nestjs/common';
import type { MessageEvent, OnModuleDestroy } from '@nestjs/common';
import { EMPTY, interval, map, merge, Observable, Subject, takeUntil } from 'rxjs';
import { Metrics } from '../../../../platform/observability/metrics';
import { CandidateNudges } from '../../attempt';

/** Less than proxies let a silent connection live. */
const SIGN_OF_LIFE_MS = 25_000;
/** A page reconnects, a second window listens as well; whoever opens more lets go of the oldest. */
const MOST_OF_ONE = 3;

const LOOK: MessageEvent = { data: 'look' };
const ALIVE: MessageEvent = { comment: 'alive' };

/** The open line to a page of the exam. */
@Injectable()
export class ListenForNudges implements OnModuleDestroy {
  private readonly listening = new Map<string, Subject<void>[]>();
  private isEnding = false;

  constructor(
    private readonly nudges: CandidateNudges,
    metrics: Metrics,
  ) {
    metrics.gauge('mizan_exam_pages', 'Pages of candidates that wait to be told to look.', () => [
      { kind: 'waiting', value: [...this.listening.values()].flat().length },
    ]);
  }

  of(invitationId: string): Observable<MessageEvent> {
    if (this.isEnding) return EMPTY;
    const end = this.takePlace(invitationId);
    const signs = interval(SIGN_OF_LIFE_MS).pipe(map(() => ALIVE));
    return new Observable<MessageEvent>((listener) => {
      const lines = merge(this.heard(invitationId), signs).pipe(takeUntil(end)).subscribe(listener);
      // So that the page knows at once that it is being told.
      listener.next(ALIVE);
      return () => {
        lines.unsubscribe();
        this.leavePlace(invitationId, end);
      };
    });
  }

  onModuleDestroy(): void {
    this.isEnding = true;
    for (const ends of this.listening.values()) for (const end of [...ends]) end.next();
  }

  private heard(invitationId: string): Observable<MessageEvent> {
    return new Observable((listener) => {
      const heard = this.nudges.heard(invitationId);
      void tell(heard, () => listener.next(LOOK));
      return () => void heard.return?.();
    });
  }

  private takePlace(invitationId: string): Subject<void> {
    const ends = this.listening.get(invitationId) ?? [];
    const end = new Subject<void>();
    this.listening.set(invitationId, [...ends, end]);
    if (ends.length >= MOST_OF_ONE) ends[0]?.next();
    return end;
  }

  private leavePlace(invitationId: string, end: Subject<void>): void {
    const left = (this.listening.get(invitationId) ?? []).filter((other) => other !== end);
    if (left.length > 0) this.listening.set(invitationId, left);
    else this.listening.delete(invitationId);
  }
}

async function tell(heard: AsyncIterableIterator<object>, onHeard: () => void): Promise<void> {
  for await (const _ of heard) onHeard();
}
