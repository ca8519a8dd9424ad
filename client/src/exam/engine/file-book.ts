import type { FilePort, HeldFile, Recording } from '../../answering/file-port';
import { heldSent, heldUnsent, isDue, isNoAnswer, newFileRecord, wholeOf, type UnsentFile } from './file-record';
import type { Outbox } from './outbox';
import type { AnswerFile } from './ports';
import { RunningRecordings } from './running-recordings';

export interface FileBookPorts {
  outbox: Outbox;
  /** The answer to this question has other files now. */
  onFiles: (questionId: string, fileIds: string[]) => void;
  /** The server may have a file that was taken out: only a save that comes after it leaves it out. */
  onRemoved: (questionId: string) => void;
  /** There is something to send. */
  onWork: () => void;
  /** Whether nothing gets through at the moment. */
  isFailing: () => boolean;
}

type SentFile = AnswerFile & { ownUrl: string | null };

/** The files of one attempt on this device: shown from here, and in the outbox for the day the page dies. */
export class FileBook implements FilePort {
  #unsent: UnsentFile[] = [];
  /** Taken out while they were on their way. */
  readonly #removed = new Map<string, UnsentFile>();
  readonly #sent = new Map<string, SentFile[]>();
  readonly #shown = new Map<string, readonly HeldFile[]>();
  readonly #listeners = new Set<() => void>();
  readonly #running = new RunningRecordings();
  #written: Promise<void> = Promise.resolve();

  constructor(
    readonly attemptId: string,
    private readonly ports: FileBookPorts,
  ) {}

  /** A recording that was running when the page went is ended with what it had; one without a part is none. */
  async restore(): Promise<void> {
    const { outbox } = this.ports;
    for (const record of await outbox.readFiles(this.attemptId)) {
      if (record.isRemoved) {
        this.#removed.set(record.key, { record, parts: [], share: 0, url: null });
        continue;
      }
      const parts = (await outbox.readParts(record.key)).map(({ content }) => new Blob([content]));
      if (record.recording) record.recording.isEnded = true;
      if (parts.length > 0) this.#keep({ record, parts, share: 0, url: null });
      else await outbox.forgetFile(record.key);
    }
    this.ports.onWork();
  }

  /** What an earlier page took out without hearing what became of it. */
  sayRemoved(questionId: string): void {
    for (const unsent of this.#removed.values())
      if (unsent.record.questionId === questionId && !unsent.isUnderWay) this.cameBack(unsent);
  }

  /** What the server has of this question. */
  open(questionId: string, files: readonly AnswerFile[]): void {
    const known = this.#sent.get(questionId) ?? [];
    const own = (id: string) => known.find((file) => file.id === id)?.ownUrl ?? null;
    this.#sent.set(
      questionId,
      files.map((file) => ({ ...file, ownUrl: own(file.id) })),
    );
    this.#changed();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  of(questionId: string): readonly HeldFile[] {
    const shown = this.#shown.get(questionId) ?? this.#draw(questionId);
    this.#shown.set(questionId, shown);
    return shown;
  }

  add(questionId: string, file: File): void {
    const record = newFileRecord(this.attemptId, questionId, file);
    const unsent = { record, parts: [file], share: 0, url: URL.createObjectURL(file) };
    this.#keep(unsent);
    this.#write(unsent, file);
    this.ports.onWork();
  }

  prepare(questionId: string, work: Promise<void>): void {
    const ended = this.#running.begin(() => undefined, questionId);
    this.#changed();
    void work.finally(ended).finally(() => this.#changed());
  }

  readonly isPreparing = (questionId: string): boolean => this.#running.isPreparing(questionId);

  remove(questionId: string, key: string): void {
    const sent = this.#sent.get(questionId) ?? [];
    const left = sent.filter(({ id }) => id !== key);
    const unsent = this.#unsent.find(({ record }) => record.key === key);
    this.#sent.set(questionId, left);
    this.#forget(key);
    if (left.length < sent.length) this.#tellAnswer(questionId);
    if (unsent?.record.refusedWith === null) this.#withdraw(unsent);
  }

  /** An earlier try may have reached the server; the one that is under way still can, also when this page dies meanwhile. */
  #withdraw(unsent: UnsentFile): void {
    const { record, isUnderWay } = unsent;
    if (isUnderWay) {
      this.#removed.set(record.key, unsent);
      void this.ports.outbox.writeFile({ ...record, isRemoved: true }).catch(() => undefined);
    }
    this.ports.onRemoved(record.questionId);
  }

  /** With a reply or without one, nothing more of it is on its way. */
  cameBack({ record: { key, questionId } }: UnsentFile): void {
    if (!this.#removed.delete(key)) return;
    this.ports.onRemoved(questionId);
    void this.ports.outbox.forgetFile(key).catch(() => undefined);
  }

  isRemoving(questionId: string): boolean {
    return [...this.#removed.values()].some(({ record }) => record.questionId === questionId);
  }

  retry(_questionId: string, key: string): void {
    for (const { record } of this.#unsent) if (record.key === key) record.refusedWith = null;
    this.#changed();
    this.ports.onWork();
  }

  record(questionId: string, contentType: string, stop: () => void): Recording {
    const recording = { isStarted: false, sent: 0, isEnded: false };
    const unsent: UnsentFile = {
      record: { ...newFileRecord(this.attemptId, questionId, { name: '', type: contentType }), recording },
      parts: [],
      share: 0,
      url: null,
    };
    this.#keep(unsent);
    const ended = this.#running.begin(stop);
    return {
      write: (part) => {
        unsent.parts.push(part);
        this.#write(unsent, part);
        this.ports.onWork();
      },
      finish: () => {
        this.#end(unsent);
        ended();
      },
    };
  }

  /** Running recordings are stopped, and have handed over their last part; what was chosen is there. */
  readonly settle = (patienceMs: number): Promise<void> => this.#running.settle(patienceMs);

  /** Everything that was handed over lies in the outbox, as far as that has room. */
  get written(): Promise<void> {
    return this.#written;
  }

  /** Older ones first. */
  due(): UnsentFile[] {
    return this.#unsent.filter(isDue);
  }

  /** What only this device has, and that is an answer or may become one. */
  unsent(): UnsentFile[] {
    return this.#unsent.filter(({ record }) => !isNoAnswer(record));
  }

  /** The server has it. The answer says so before the outbox forgets, and says it of what came last in a recording only. */
  confirm({ record, url }: UnsentFile, file: AnswerFile): void {
    const { questionId, key, recording } = record;
    if (!this.#unsent.some((unsent) => unsent.record.key === key)) return;
    const before = recording ? [] : (this.#sent.get(questionId) ?? []).filter(({ id }) => id !== file.id);
    this.#sent.set(questionId, [...before, { ...file, ownUrl: url }]);
    this.#tellAnswer(questionId);
    this.#forget(key);
  }

  refuse({ record }: UnsentFile, code: string): void {
    record.refusedWith = code;
    this.#changed();
  }

  /** More of it has gone out. */
  progressed(unsent: UnsentFile, share: number): void {
    unsent.share = share;
    if (unsent.record.recording) void this.ports.outbox.writeFile(unsent.record).catch(() => undefined);
    this.#changed();
  }

  /** The line went or came back, so what is shown of unsent files is another word. */
  redraw(): void {
    this.#changed();
  }

  /** An earlier try that is still on its way makes room; what the server has does so when this one is there. */
  #end(unsent: UnsentFile): void {
    const { record, parts } = unsent;
    if (parts.length === 0) {
      this.#forget(record.key);
      return;
    }
    if (record.recording) record.recording.isEnded = true;
    unsent.url = URL.createObjectURL(wholeOf(unsent));
    const earlier = this.#unsent.filter((other) => other.record.questionId === record.questionId && other !== unsent);
    for (const other of earlier) this.#forget(other.record.key);
    void this.ports.outbox.writeFile(record).catch(() => undefined);
    this.#changed();
    this.ports.onWork();
  }

  #write(unsent: UnsentFile, part: Blob): void {
    const written = this.#writePart(unsent, part);
    this.#written = this.#written.then(() => written);
  }

  /** A device without room keeps it in this page only. */
  async #writePart(unsent: UnsentFile, part: Blob): Promise<void> {
    const { record, parts } = unsent;
    const { key: fileKey, attemptId } = record;
    const index = parts.indexOf(part);
    try {
      const { outbox } = this.ports;
      await outbox.writeFile(record);
      await outbox.writePart({ fileKey, attemptId, index, content: await part.arrayBuffer() });
    } catch {
      // It is still sent from memory.
      unsent.isUnwritten = true;
      this.#changed();
    }
  }

  #keep(unsent: UnsentFile): void {
    if (unsent.record.recording?.isEnded !== false) unsent.url ??= URL.createObjectURL(wholeOf(unsent));
    this.#unsent = [...this.#unsent, unsent].sort((a, b) => a.record.addedAt - b.record.addedAt);
    this.#changed();
  }

  #forget(key: string): void {
    this.#unsent = this.#unsent.filter(({ record }) => record.key !== key);
    void this.ports.outbox.forgetFile(key).catch(() => undefined);
    this.#changed();
  }

  /** A new recording stands in for the one that the server has, and a file for the copy whose reply was lost. */
  #draw(questionId: string): HeldFile[] {
    const unsent = this.#unsent.filter(({ record }) => record.questionId === questionId);
    const replaces = unsent.some(({ record }) => record.recording?.isEnded);
    const isUnsent = ({ id }: SentFile) => unsent.some(({ record }) => record.key === id);
    const sent = replaces ? [] : (this.#sent.get(questionId) ?? []).filter((file) => !isUnsent(file));
    const line = { isFailing: this.ports.isFailing(), isDurable: this.ports.outbox.isDurable };
    return [...sent.map((file) => heldSent(file, file.ownUrl)), ...unsent.map((each) => heldUnsent(each, line))];
  }

  #tellAnswer(questionId: string): void {
    this.ports.onFiles(
      questionId,
      (this.#sent.get(questionId) ?? []).map(({ id }) => id),
    );
  }

  #changed(): void {
    this.#shown.clear();
    for (const listener of this.#listeners) listener();
  }
}
