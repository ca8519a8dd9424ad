interface Running {
  stop: () => void;
  ended: Promise<void>;
}

/** Recordings that are under way, so that whoever leaves their question can end them first; and files that are being made ready. */
export class RunningRecordings {
  readonly #running = new Set<Running>();

  /** What it gives back is called when the recording has handed over its last part. */
  begin(stop: () => void): () => void {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const running = { stop, ended };
    this.#running.add(running);
    return () => {
      this.#running.delete(running);
      end();
    };
  }

  /** Waits no longer than this. */
  async settle(patienceMs: number): Promise<void> {
    if (this.#running.size === 0) return;
    const ends = [...this.#running].map(({ stop, ended }) => {
      stop();
      return ended;
    });
    await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  }
}
