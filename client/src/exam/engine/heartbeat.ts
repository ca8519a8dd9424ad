import { backoffMs } from './backoff';
import { steadyNow } from './clock';
import type { Connection } from './connection';
import { examFailureOf, type ExamFailure } from './failure';
import type { Pulse } from './ports';

const EVERY_MS = 10_000;
/** While staff hold the exam: it should go on soon after they say so. */
const EVERY_MS_PAUSED = 3_000;

interface HeartbeatPorts {
  beat: () => Promise<Pulse>;
  connection: Connection;
  isPaused: () => boolean;
  onPulse: (pulse: Pulse) => void;
  onRefused: (failure: ExamFailure) => void;
}

/** Tells the server that this page is open, and learns what changed there. Beats faster while nothing gets through. */
export class Heartbeat {
  #generation = 0;
  #nudges = 0;

  constructor(private readonly ports: HeartbeatPorts) {}

  start(): void {
    const generation = ++this.#generation;
    void this.#run(() => generation === this.#generation);
  }

  stop(): void {
    this.#generation++;
  }

  /** Something happened there: the next beat comes now, or right after the one under way, which may have been too early. */
  nudge(): void {
    this.#nudges++;
    this.ports.connection.wake();
  }

  async #run(isWanted: () => boolean): Promise<void> {
    const { connection } = this.ports;
    let failures = 0;
    await connection.rest(this.#pauseMs);
    while (isWanted()) {
      const nudges = this.#nudges;
      const startedAt = steadyNow();
      const failure = await this.#beat(isWanted);
      failures = failure ? failures + 1 : 0;
      if (failure?.kind === 'refused') return;
      if (this.#nudges > nudges && !failure) continue;
      await (failure ? connection.wait(backoffMs(failures, steadyNow() - startedAt)) : connection.rest(this.#pauseMs));
    }
  }

  get #pauseMs(): number {
    return this.ports.isPaused() ? EVERY_MS_PAUSED : EVERY_MS;
  }

  async #beat(isWanted: () => boolean): Promise<ExamFailure | null> {
    try {
      const pulse = await this.ports.beat();
      if (isWanted()) this.ports.onPulse(pulse);
      return null;
    } catch (thrown) {
      const failure = examFailureOf(thrown);
      if (failure.kind === 'refused' && isWanted()) this.ports.onRefused(failure);
      return failure;
    }
  }
}
