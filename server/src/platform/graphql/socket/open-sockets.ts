import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { SESSION_ENDED, StaffAuthenticator } from '../../access';
import { LiveBus } from '../../live';
import { stillWelcome, UNAUTHORIZED } from './socket-session';
import type { SocketContext } from './socket-session';

const RECHECK_MS = 60_000;

/** The sockets that are open, and the two ways by which they end with their session: at once by message, else by the clock. */
@Injectable()
export class OpenSockets implements OnModuleDestroy {
  private readonly sockets = new Set<SocketContext>();
  private timer: NodeJS.Timeout | undefined;
  private endings: AsyncIterableIterator<{ sessionId: string }> | undefined;

  constructor(
    private readonly modules: ModuleRef,
    private readonly live: LiveBus,
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

  watch(): void {
    this.timer = setInterval(() => void this.recheck(), RECHECK_MS).unref();
    this.endings = this.live.iterate<{ sessionId: string }>(SESSION_ENDED);
    void this.closeEnded(this.endings);
  }

  /** A database that is away for a moment ends nobody's socket. */
  async recheck(): Promise<void> {
    await Promise.allSettled([...this.sockets].map((socket) => stillWelcome(socket, this.staff)));
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.endings?.return?.();
  }

  private async closeEnded(endings: AsyncIterableIterator<{ sessionId: string }>): Promise<void> {
    for await (const { sessionId } of endings) {
      for (const { extra } of this.sockets) {
        if (extra.viewer?.sessionId === sessionId) extra.socket.close(UNAUTHORIZED, 'Unauthorized');
      }
    }
  }
}
