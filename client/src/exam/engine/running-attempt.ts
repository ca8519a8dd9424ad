import type { AnswerValue } from '../../answering/answer-value';
import { hasFiles } from '../../answering/file-port';
import { AnswerBook } from './answer-book';
import { holdsAnswer, isUnsent, savingOf, type AnswerRecord } from './answer-record';
import type { ServerClock } from './clock';
import type { Connection } from './connection';
import { Deadline } from './deadline';
import { referenceOf, type EndingFacts } from './ending';
import type { ExamFailure } from './failure';
import { FileBook } from './file-book';
import { fileOf } from './file-record';
import { FileQueue } from './file-queue';
import { Heartbeat } from './heartbeat';
import type { Leftovers } from './leftovers';
import type { Sitting } from './machine';
import type { AttemptRecord, Outbox } from './outbox';
import type { AnswerFile, ExamApi, ExamQuestion, ExamSitting, Pulse, SavedAnswer } from './ports';
import { SaveQueue } from './save-queue';

export interface RunningAttemptPorts {
  api: ExamApi;
  clock: ServerClock;
  connection: Connection;
  outbox: Outbox;
  linkKey: string;
  onChange: () => void;
  onZero: () => void;
  onSaved: (reply: SavedAnswer) => void;
  onPulse: (pulse: Pulse) => void;
  onRefused: (failure: ExamFailure) => void;
}

/** The longest that leaving a question waits for the last part of a recording, or for a photo that is made smaller. */
const PATIENCE_MS = 10_000;
/** The same when the time is up: the answer has to be there soon. */
const PATIENCE_AT_ZERO_MS = 1_500;

/** All that lives as long as the candidate sits: the answers, what carries them, the deadline and the heartbeat. */
export class RunningAttempt {
  readonly book: AnswerBook;
  readonly queue: SaveQueue;
  readonly files: FileBook;
  readonly #fileQueue: FileQueue;
  readonly #deadline: Deadline;
  readonly #heartbeat: Heartbeat;
  #memory: AttemptRecord;
  #isHeld = false;
  #endListening: (() => void) | null = null;

  private constructor(
    private readonly ports: RunningAttemptPorts,
    public sitting: Sitting,
  ) {
    const { api, clock, connection, outbox, linkKey } = ports;
    const { attemptId, questionCount } = sitting;
    this.#memory = { attemptId, linkKey, questionCount };
    this.book = new AnswerBook(attemptId, outbox, ports.onChange);
    this.queue = new SaveQueue({
      book: this.book,
      send: async (record, haste) => (await api.save(savingOf(record), this.#deadline.hurry(haste))).reply,
      onChange: ports.onChange,
      onSaved: ports.onSaved,
      onStopped: ports.onRefused,
    });
    this.files = new FileBook(attemptId, {
      outbox,
      onFiles: (questionId, fileIds) => this.change(questionId, { fileIds }, true),
      onRemoved: (questionId) => this.#saveAgain(questionId),
      onWork: () => this.#fileQueue.wake(),
      isFailing: () => this.#fileQueue.isFailing,
    });
    this.files.subscribe(ports.onChange);
    const { onChange, onRefused: onStopped } = ports;
    this.#fileQueue = new FileQueue({ book: this.files, api, onChange, onStopped });
    this.#deadline = new Deadline(clock, ports.onZero);
    this.#heartbeat = new Heartbeat({
      beat: async () => (await api.pulse()).reply,
      connection,
      isPaused: () => this.#isHeld,
      onPulse: ports.onPulse,
      onRefused: ports.onRefused,
    });
  }

  /** With what this device remembers of the attempt, unsent answers included. */
  static async of(sitting: Sitting, ports: RunningAttemptPorts): Promise<RunningAttempt> {
    const attempt = new RunningAttempt(ports, sitting);
    const known = await ports.outbox.readAttempts(ports.linkKey).catch(() => []);
    attempt.#memory = known.find(({ attemptId }) => attemptId === sitting.attemptId) ?? attempt.#memory;
    await attempt.book.restore().catch(() => undefined);
    await attempt.files.restore().catch(() => undefined);
    return attempt;
  }

  open(
    sitting: Sitting,
    question: ExamQuestion,
    { answer, answerRevision, answerSavedAt, answerFiles, isPaused }: ExamSitting,
  ): void {
    this.sitting = sitting;
    this.book.open(question, { value: answer, revision: answerRevision, savedAt: answerSavedAt });
    this.#showFiles(question, answerFiles);
    this.#remember(sitting);
    if (isPaused) this.hold();
    else this.watch(question.closesAt);
    this.#beat();
    void this.queue.flush();
  }

  /**
   * What reached the server after the newest save is part of the answer, which names it from now on. Where this device has a
   * newer answer, or has taken something out, only what that names is.
   */
  #showFiles({ id, type }: ExamQuestion, given: readonly AnswerFile[]): void {
    this.files.sayRemoved(id);
    const record = this.book.record(id);
    const named = record?.value?.fileIds ?? [];
    const isNewer = this.files.isRemoving(id) || (record !== undefined && isUnsent(record));
    const files = isNewer ? given.filter((file) => named.includes(file.id)) : takenOf(type, given);
    this.files.open(id, files);
    const fileIds = files.map((file) => file.id);
    if (fileIds.some((each) => !named.includes(each))) this.change(id, { fileIds }, true);
  }

  #beat(): void {
    this.#heartbeat.start();
    this.#endListening ??= this.ports.api.listen(() => this.#heartbeat.nudge());
  }

  #remember({ answersSecret: secret }: Sitting): void {
    const { outbox, linkKey } = this.ports;
    void outbox.writeAttempt(this.#memory).catch(() => undefined);
    void outbox.writeSitting({ linkKey, secret, seenAt: Date.now() }).catch(() => undefined);
  }

  /** Staff hold the exam, and this page has no question yet. */
  wait(sitting: Sitting): void {
    this.sitting = sitting;
    this.#remember(sitting);
    this.hold();
    this.#beat();
  }

  /** Staff have stopped the clock: nothing rings until it is watched again. */
  hold(): void {
    this.#isHeld = true;
    this.#deadline.stop();
    void this.queue.flush();
  }

  watch(closesAt: string): void {
    this.#isHeld = false;
    this.#deadline.watch(closesAt);
  }

  /** `atOnce` for answers that are complete with one touch; near the end every change is. */
  change(questionId: string, value: AnswerValue, atOnce: boolean): void {
    if (this.book.change(questionId, value)) this.queue.changed(atOnce || this.#deadline.isNear);
  }

  #saveAgain(questionId: string): void {
    this.book.saveAgain(questionId);
    this.queue.changed(true);
  }

  swapVersions(questionId: string): void {
    this.book.swapVersions(questionId);
    this.queue.changed(true);
  }

  /** The clock was set, the line came back or the page was shown again. */
  look(): void {
    this.#deadline.look();
  }

  get marked(): readonly number[] {
    return this.#memory.marked ?? [];
  }

  toggleMark(position: number): void {
    const { marked } = this;
    const isMarked = marked.includes(position);
    const kept = isMarked ? marked.filter((each) => each !== position) : [...marked, position];
    this.#memory = { ...this.#memory, marked: kept };
    void this.ports.outbox.writeAttempt(this.#memory).catch(() => undefined);
  }

  /** Null where this device has nothing of the question. */
  isAnswered(position: number): boolean | null {
    const record = this.book.records().find((each) => each.position === position);
    return record ? this.#hasAnswer(record) : null;
  }

  /** One that the server has, or that is on its way there, as a file may be; what it refused is none. */
  #hasAnswer(record: AnswerRecord): boolean {
    const { questionId, savedRevision } = record;
    const reaches = savedRevision > 0 || (isUnsent(record) && !this.queue.isStopped);
    const hasFile = hasFiles(this.files.of(questionId)) || this.files.isPreparing(questionId);
    return (reaches && holdsAnswer(record)) || (hasFile && !this.#fileQueue.isStopped);
  }

  facts(): EndingFacts {
    const { attemptId, candidateFirstName, assessmentTitle, questionCount } = this.sitting;
    return {
      firstName: candidateFirstName,
      assessmentTitle,
      questionCount,
      answeredCount: this.#answeredCount(),
      reference: referenceOf(attemptId),
      receipts: null,
    };
  }

  #answeredCount(): number | null {
    const { mayGoBack, slots, questionCount } = this.sitting;
    if (mayGoBack) return slots.filter((slot) => this.isAnswered(slot.position) ?? slot.isAnswered).length;
    const records = this.book.records();
    return records.length < questionCount ? null : records.filter((record) => this.#hasAnswer(record)).length;
  }

  /** Everything goes out: what was chosen or recorded, then the answers, which name it. The first failure is returned. */
  async flush(): Promise<ExamFailure | null> {
    await this.files.settle(PATIENCE_MS);
    return (await this.#fileQueue.flush()) ?? (await this.queue.flush());
  }

  /** The same at the end of the time: the answer does not wait for a large file on a poor line. */
  async flushAnswers(): Promise<ExamFailure | null> {
    await this.files.settle(PATIENCE_AT_ZERO_MS);
    void this.#fileQueue.flush();
    return this.queue.flush();
  }

  /** The line may be back. */
  sendNow(): void {
    this.#fileQueue.wake();
    void this.queue.flush();
  }

  get isDelivered(): boolean {
    return this.book.undelivered().length === 0 && this.files.unsent().length === 0;
  }

  get leftovers(): Leftovers {
    return { records: this.book.undelivered(), files: this.files.unsent().map(fileOf) };
  }

  /** Something goes out still, now or at the next try. */
  get isSending(): boolean {
    const hasAnswers = !this.queue.isStopped && this.book.unsent().length > 0;
    return hasAnswers || (!this.#fileQueue.isStopped && this.files.due().length > 0);
  }

  /** Nothing rings or beats any more; what is unsent can still be flushed. */
  rest(): void {
    this.#deadline.stop();
    this.#heartbeat.stop();
    this.#endListening?.();
    this.#endListening = null;
  }

  stop(failure: ExamFailure): void {
    this.rest();
    this.queue.stop(failure);
    this.#fileQueue.stop(failure);
  }
}

/** Of recordings the last one is the answer. */
const takenOf = (type: ExamQuestion['type'], files: readonly AnswerFile[]): readonly AnswerFile[] =>
  type === 'VIDEO' || type === 'AUDIO' ? files.slice(-1) : files;
