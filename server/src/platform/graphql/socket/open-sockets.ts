import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { SESSION_ENDED, SESSION_RENEWED, StaffAuthenticator, USER_SHUT_OUT } from '../../access';
import type { Viewer } from '../../access';
import { LiveBus } from '../../live';
import { Metrics } from '../../observability/metrics';
import { MOST_OF_PERSON, MOST_OF_SESSION } from './socket-limits';
import { stillWelcome, TRY_LATER, UNAUTHORIZED } from './socket-session';
import type { SocketContext } from './socket-session';

const RECHECK_MS = 60_000;

/** Of a session or an API key, or of everything that a user has. */
interface Ending {
  sessionId?: string;
  userId?: string;
}

/** The sockets that are open, and the two ways by which they end with their session: at once by message, else by the clock. */
@Injectable()
export class OpenSockets implements OnModuleDestroy {
  private readonly sockets = new Set<SocketContext>();
  private timer: NodeJS.Timeout | undefined;
  private readonly endings: AsyncIterableIterator<Ending>[] = [];

  constructor(
    private readonly modules: ModuleRef,
    private readonly live: LiveBus,
    private readonly metrics: Metrics,
  ) {}

  get staff(): StaffAuthenticator {
    return this.modules.get(StaffAuthenticator, { strict: false });
  }

  add(socket: SocketContext): void {
    this.sockets.add(socket);
  }

  remove(socket: SocketContext): void {
    this.sockets.delete(socket);
  }

  /** Whether the session or the API key, and the person behind it, hold fewer open than they may. */
  hasRoom({ sessionId, userId }: Pick<Viewer, 'sessionId' | 'userId'>): boolean {
    const own = [...this.sockets].filter(({ extra }) => extra.viewer?.userId === userId);
    const ofSession = own.filter(({ extra }) => extra.viewer?.sessionId === sessionId);
    return own.length < MOST_OF_PERSON && ofSession.length < MOST_OF_SESSION;
  }

  watch(): void {
    this.metrics.gauge('mizan_live_listeners', 'Open sockets of subscriptions.', () => [
      { kind: 'socket', value: this.sockets.size },
    ]);
    this.timer = setInterval(() => void this.recheck(), RECHECK_MS).unref();
    for (const topic of [SESSION_ENDED, USER_SHUT_OUT, SESSION_RENEWED]) {
      const endings = this.live.iterate<Ending>(topic);
      this.endings.push(endings);
      void this.closeEnded(endings, topic === SESSION_RENEWED);
    }
  }

  /** A database that is away for a moment ends nobody's socket. */
  async recheck(): Promise<void> {
    await Promise.allSettled([...this.sockets].map((socket) => stillWelcome(socket, this.staff)));
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    for (const endings of this.endings) await endings.return?.();
  }

  private async closeEnded(endings: AsyncIterableIterator<Ending>, isRenewed: boolean): Promise<void> {
    for await (const { sessionId, userId } of endings) {
      for (const { extra } of this.sockets) {
        const { viewer, socket } = extra;
        const hasEnded = viewer && (viewer.sessionId === sessionId || viewer.userId === userId);
        if (hasEnded && isRenewed) socket.close(TRY_LATER, 'Come back');
        else if (hasEnded) socket.close(UNAUTHORIZED, 'Unauthorized');
      }
    }
  }
}
