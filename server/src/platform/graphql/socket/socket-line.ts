import type { Duplex } from 'node:stream';
import { Pace } from '../../throttle';

interface Waiting {
  socket: Duplex;
  letIn: () => void;
}

/** Lets sockets in one after the other, in order, so many milliseconds apart. Whoever hangs up while they wait takes nobody's turn. */
export class SocketLine {
  private readonly waiting: Waiting[] = [];
  private readonly pace: Pace;
  private isMoving = false;

  constructor(ms: number) {
    this.pace = new Pace(ms);
  }

  enter(socket: Duplex, letIn: () => void): void {
    this.waiting.push({ socket, letIn });
    if (!this.isMoving) this.move();
  }

  private move(): void {
    this.isMoving = this.waiting.length > 0;
    if (!this.isMoving) return;
    const waitMs = this.pace.next();
    if (waitMs === 0) this.letNextIn();
    else setTimeout(() => this.letNextIn(), waitMs).unref();
  }

  private letNextIn(): void {
    let next = this.waiting.shift();
    while (next?.socket.destroyed) next = this.waiting.shift();
    try {
      next?.letIn();
    } finally {
      this.move();
    }
  }
}
