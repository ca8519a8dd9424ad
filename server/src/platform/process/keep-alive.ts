const CHECK_EVERY_MS = 2_000;

export interface Mortal {
  port: number;
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** Watches a database that this process started and starts it again, on the same port, when something killed it. */
export class KeepAlive {
  private timer: NodeJS.Timeout | undefined;
  private ended = false;
  private restarting: Promise<void> = Promise.resolve();

  constructor(
    private present: Mortal,
    private readonly startAgain: (port: number) => Promise<Mortal>,
  ) {
    this.schedule();
  }

  async stop(): Promise<void> {
    this.ended = true;
    clearTimeout(this.timer);
    await this.restarting;
    await this.present.stop();
  }

  private schedule(): void {
    if (this.ended) return;
    this.timer = setTimeout(() => {
      this.restarting = this.check();
    }, CHECK_EVERY_MS).unref();
  }

  private async check(): Promise<void> {
    const { port } = this.present;
    if (!this.present.isRunning()) {
      // A start that fails is tried again at the next check; meanwhile the server answers that it is not ready.
      this.present = await this.startAgain(port).catch(() => this.present);
    }
    this.schedule();
  }
}
