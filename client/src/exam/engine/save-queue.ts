import type { AnswerBook } from './answer-book';
import type { AnswerRecord } from './answer-record';
import { backoffMs } from './backoff';
import { steadyNow } from './clock';
import { concernsOneAnswer, ExamFailure, examFailureOf, INTERNAL } from './failure';
import type { Haste, SavedAnswer } from './ports';

const DEBOUNCE_MS = 400;
const MAX_WAIT_MS = 3_000;

export interface SaveQueuePorts {
  book: AnswerBook;
  /** Fails with an `ExamFailure`. */
  send: (record: AnswerRecord, haste: Haste) => Promise<SavedAnswer>;
  /** Something that the page shows has changed. */
  onChange: () => void;
  onSaved: (reply: SavedAnswer) => void;
  /** The server refuses more than one answer: this page no longer holds the attempt, or the attempt is over. */
  onStopped: (failure: ExamFailure) => void;
  random?: () => number;
}

/** Why nothing gets through at the moment, since how many tries, and when the next one is (by `steadyNow`). */
export interface Trouble {
  failure: ExamFailure;
  failures: number;
  retryAt: number;
}

/**
 * Carries answers to the server: one request at a time, the newest value of each question only, older questions first.
 * A value is in the outbox before it goes out, and counts as saved when the server confirmed that very revision.
 */
export class SaveQueue {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | null = null;
  #running: Promise<ExamFailure | null> | null = null;
  #again = false;
  #awaited = 0;
  #sentAt = 0;
  #stoppedBy: ExamFailure | null = null;
  trouble: Trouble | null = null;

  constructor(private readonly ports: SaveQueuePorts) {}

  /** Something in the book has changed. `atOnce`: no waiting for more keystrokes. */
  changed(atOnce: boolean): void {
    this.#waitingSince ??= steadyNow();
    const patience = MAX_WAIT_MS - (steadyNow() - this.#waitingSince);
    if (!this.trouble) this.#schedule(atOnce ? 0 : Math.max(0, Math.min(DEBOUNCE_MS, patience)));
  }

  /** Sends until nothing is left to send, or until the first failure, which is returned. */
  async flush(): Promise<ExamFailure | null> {
    this.#awaited += 1;
    let failure = this.#stoppedBy;
    while (!failure && this.ports.book.unsent().length > 0) failure = (await this.#run()) ?? this.#stoppedBy;
    this.#awaited -= 1;
    return failure;
  }

  /** The page may be gone the next moment: everything goes out now; replies are welcome but not awaited. */
  flushAndForget(): void {
    if (this.#stoppedBy) return;
    const { book, send } = this.ports;
    for (const record of book.unsent()) {
      book.markSent(record);
      void send(record, 'outlives-page').then(
        (reply) => book.confirm(record, reply),
        () => undefined,
      );
    }
  }

  get isStopped(): boolean {
    return this.#stoppedBy !== null;
  }

  stop(failure: ExamFailure): void {
    this.#stoppedBy = failure;
    clearTimeout(this.#timer);
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    if (!this.#stoppedBy) this.#timer = setTimeout(() => void this.#run(), delayMs);
  }

  #run(): Promise<ExamFailure | null> {
    this.#again = true;
    this.#running ??= this.#sendAll().finally(() => (this.#running = null));
    return this.#running;
  }

  /** A change during a round waits for its own delay and then gets a further round. */
  async #sendAll(): Promise<ExamFailure | null> {
    while (this.#again && !this.#stoppedBy) {
      const failure = await this.#sendRound();
      if (failure) return this.#fail(failure);
    }
    return null;
  }

  async #sendRound(): Promise<ExamFailure | null> {
    this.#again = false;
    this.#waitingSince = null;
    clearTimeout(this.#timer);
    for (const { questionId } of this.ports.book.unsent()) {
      const failure = await this.#sendNewest(questionId);
      if (failure) return failure;
    }
    this.#recover();
    return null;
  }

  async #sendNewest(questionId: string): Promise<ExamFailure | null> {
    const { book, send } = this.ports;
    const record = book.record(questionId);
    if (!record) return null;
    book.markSent(record);
    await book.written(questionId);
    this.#sentAt = steadyNow();
    try {
      return this.#confirm(record, await send(record, this.#awaited > 0 ? 'awaited' : 'unhurried'));
    } catch (thrown) {
      const failure = examFailureOf(thrown);
      if (!concernsOneAnswer(failure)) return failure;
      book.refuse(record, failure.code);
      return null;
    }
  }

  #confirm(sent: AnswerRecord, reply: SavedAnswer): ExamFailure | null {
    if (!this.ports.book.confirm(sent, reply)) return new ExamFailure('server', INTERNAL);
    this.#recover();
    this.ports.onSaved(reply);
    // Another device had sent a higher revision: what is on this screen goes out above it.
    if (reply.revision > sent.revision) this.#again = true;
    return null;
  }

  #recover(): void {
    if (!this.trouble) return;
    this.trouble = null;
    this.ports.onChange();
  }

  #fail(failure: ExamFailure): ExamFailure {
    if (failure.kind === 'refused') {
      this.stop(failure);
      this.ports.onStopped(failure);
      return failure;
    }
    const failures = (this.trouble?.failures ?? 0) + 1;
    const delayMs = Math.max(failure.retryAfterMs, backoffMs(failures, steadyNow() - this.#sentAt, this.ports.random));
    this.trouble = { failure, failures, retryAt: steadyNow() + delayMs };
    this.#schedule(delayMs);
    this.ports.onChange();
    return failure;
  }
}
