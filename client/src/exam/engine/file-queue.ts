import { backoffMs } from './backoff';
import { examFailureOf, PAGE_TAKEN, type ExamFailure } from './failure';
import type { FileBook } from './file-book';
import { fileOf, type RecordingProgress, type UnsentFile } from './file-record';
import type { ExamApi } from './ports';

interface FileQueuePorts {
  book: FileBook;
  api: ExamApi;
  onChange: () => void;
  onStopped: (failure: ExamFailure) => void;
}

/** What concerns the sitting and not this one file. */
const OF_THE_SITTING = [PAGE_TAKEN, 'UNAUTHENTICATED', 'EXAM_UNAVAILABLE', 'ATTEMPT_NOT_STARTED'];

/** Carries files and recordings to the server: one request at a time, the oldest first, and again until they are there. */
export class FileQueue {
  #running: Promise<ExamFailure | null> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #stoppedBy: ExamFailure | null = null;

  constructor(private readonly ports: FileQueuePorts) {}

  get isFailing(): boolean {
    return this.#failures > 0;
  }

  get isStopped(): boolean {
    return this.#stoppedBy !== null;
  }

  /** Something is to be sent, or the line is back. */
  readonly wake = (): void => {
    void this.flush();
  };

  /** Sends until nothing is left to send, or until the first failure, which is returned. */
  flush(): Promise<ExamFailure | null> {
    clearTimeout(this.#timer);
    this.#running ??= this.#sendAll().finally(() => (this.#running = null));
    return this.#running;
  }

  stop(failure: ExamFailure): void {
    this.#stoppedBy = failure;
    clearTimeout(this.#timer);
  }

  async #sendAll(): Promise<ExamFailure | null> {
    let next = this.ports.book.due()[0];
    while (next && !this.#stoppedBy) {
      const failure = await this.#send(next);
      if (failure) return this.#fail(failure);
      this.#recover();
      next = this.ports.book.due()[0];
    }
    return this.#stoppedBy;
  }

  async #send(unsent: UnsentFile): Promise<ExamFailure | null> {
    unsent.isUnderWay = true;
    try {
      const { recording } = unsent.record;
      await (recording ? this.#sendRecording(unsent, recording) : this.#sendFile(unsent));
      return null;
    } catch (thrown) {
      const failure = examFailureOf(thrown);
      if (failure.kind !== 'refused' || OF_THE_SITTING.includes(failure.code)) return failure;
      this.ports.book.refuse(unsent, failure.code);
      return null;
    } finally {
      unsent.isUnderWay = false;
      this.ports.book.cameBack(unsent);
    }
  }

  async #sendFile(unsent: UnsentFile): Promise<void> {
    const { api, book } = this.ports;
    const { key, questionId } = unsent.record;
    const { reply } = await api.uploadFile(key, questionId, fileOf(unsent), (share) => book.progressed(unsent, share));
    book.confirm(unsent, reply);
  }

  /** The parts that there are; and the end, when it has come. */
  async #sendRecording(unsent: UnsentFile, recording: RecordingProgress): Promise<void> {
    const { api, book } = this.ports;
    const { record, parts } = unsent;
    const { key, questionId, contentType } = record;
    if (!recording.isStarted) await api.startRecording(key, questionId, contentType);
    recording.isStarted = true;
    for (const [index, part] of parts.entries()) {
      if (index < recording.sent) continue;
      await api.uploadPart(key, index, new File([part], 'part', { type: contentType }));
      recording.sent = index + 1;
      book.progressed(unsent, recording.sent / parts.length);
    }
    if (!recording.isEnded || recording.sent < parts.length) return;
    const { reply } = await api.finishRecording(key, parts.length);
    book.confirm(unsent, reply);
  }

  #recover(): void {
    if (!this.isFailing) return;
    this.#failures = 0;
    this.ports.book.redraw();
    this.ports.onChange();
  }

  #fail(failure: ExamFailure): ExamFailure {
    if (failure.kind === 'refused') {
      this.stop(failure);
      this.ports.onStopped(failure);
      return failure;
    }
    this.#failures++;
    this.#timer = setTimeout(this.wake, Math.max(failure.retryAfterMs, backoffMs(this.#failures)));
    this.ports.book.redraw();
    this.ports.onChange();
    return failure;
  }
}
