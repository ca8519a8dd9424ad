interface Running {
  stop: () => void;
  ended: Promise<void>;
  preparedFor: string | null;
}

/** Recordings that are under way, so that whoever leaves their question can end them first; and files that are being made ready. */
export class RunningRecordings {
  readonly #running = new Set<Running>();

  /** What it gives back is called when the recording has handed over its last part, or the file for this question is ready. */
  begin(stop: () => void, preparedFor: string | null = null): () => void {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const running = { stop, ended, preparedFor };
    this.#running.add(running);
    return () => {
      this.#running.delete(running);
      end();
    };
  }

  isPreparing(questionId: string): boolean {
    return [...this.#running].some(({ preparedFor }) => preparedFor === questionId);
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
