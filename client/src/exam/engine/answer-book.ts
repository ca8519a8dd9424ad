import { sameAnswer, type AnswerValue } from '../../answering/answer-value';
import type { DateParts } from '../../answering/date/date-parts';
import {
  changed,
  confirmed,
  isUndelivered,
  isUnsent,
  reconcile,
  type AnswerRecord,
  type ServerAnswer,
} from './answer-record';
import type { Outbox } from './outbox';
import type { SavedAnswer } from './ports';

/** A database that hangs must not keep an answer from the server. */
const PATIENCE_MS = 1_000;

/** The answers of one attempt on this device: in memory for the screen, in the outbox for the day the page dies. */
export class AnswerBook {
  readonly #records = new Map<string, AnswerRecord>();
  readonly #writes = new Map<string, Promise<void>>();
  /** Of these the newest value could not be written, as on a full disk. */
  readonly #unwritten = new Set<string>();

  constructor(
    readonly attemptId: string,
    private readonly outbox: Outbox,
    private readonly onChange: () => void,
  ) {}

  get isDurable(): boolean {
    return this.outbox.isDurable && this.#unwritten.size === 0;
  }

  async restore(): Promise<void> {
    for (const record of await this.outbox.readAnswers(this.attemptId)) this.#records.set(record.questionId, record);
  }

  open(question: Pick<AnswerRecord, 'position' | 'grid'> & { id: string }, server: ServerAnswer): AnswerRecord {
    const { id, position, grid } = question;
    const place = { attemptId: this.attemptId, questionId: id, position, ...(grid && { grid }) };
    return this.#keep(reconcile(place, server, this.#records.get(id)));
  }

  record(questionId: string): AnswerRecord | undefined {
    return this.#records.get(questionId);
  }

  records(): AnswerRecord[] {
    return [...this.#records.values()].sort((a, b) => a.position - b.position);
  }

  /** Older questions first. */
  unsent(): AnswerRecord[] {
    return this.records().filter(isUnsent);
  }

  /** With what the server refused. */
  undelivered(): AnswerRecord[] {
    return this.records().filter(isUndelivered);
  }

  /** Whether there was anything to change. */
  change(questionId: string, value: AnswerValue): boolean {
    const record = this.#records.get(questionId);
    if (!record || sameAnswer(record.value, value)) return false;
    this.#keep(changed(record, value));
    return true;
  }

  keepHalf(questionId: string, half: DateParts | null): void {
    const record = this.#records.get(questionId);
    if (record) this.#keep({ ...record, half });
  }

  /** The same value as a newer save: it says that nothing else belongs to the answer. */
  saveAgain(questionId: string): void {
    const record = this.#records.get(questionId);
    if (record) this.#keep({ ...record, revision: record.revision + 1, refusedWith: null });
  }

  /** Puts the other version on the screen and keeps the one that was there. */
  swapVersions(questionId: string): void {
    const record = this.#records.get(questionId);
    if (record?.otherVersion) this.#keep({ ...changed(record, record.otherVersion), otherVersion: record.value });
  }

  markSent({ questionId, revision, value }: AnswerRecord): void {
    const record = this.#records.get(questionId);
    if (record) this.#keep({ ...record, sent: { revision, value } });
  }

  /** False when the server does not hold what it was sent. */
  confirm(sent: AnswerRecord, reply: SavedAnswer): boolean {
    const record = this.#records.get(sent.questionId);
    if (!record || (reply.revision < sent.revision && !reply.isLate)) return false;
    this.#keep(confirmed(record, sent.revision, reply));
    return true;
  }

  refuse({ questionId, revision }: AnswerRecord, code: string): void {
    const record = this.#records.get(questionId);
    if (record?.revision === revision) this.#keep({ ...record, refusedWith: code });
  }

  /** Resolves when the newest value of the question is in the outbox, or when waiting for it makes no sense any more. */
  async written(questionId: string): Promise<void> {
    const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([this.#writes.get(questionId), patience]);
  }

  async settle(): Promise<void> {
    await Promise.all([...this.#writes.keys()].map((questionId) => this.written(questionId)));
  }

  #keep(record: AnswerRecord): AnswerRecord {
    this.#records.set(record.questionId, record);
    this.#writes.set(record.questionId, this.#write(record));
    this.onChange();
    return record;
  }

  async #write(record: AnswerRecord): Promise<void> {
    const wasDurable = this.isDurable;
    try {
      await this.outbox.writeAnswer(record);
      this.#unwritten.delete(record.questionId);
    } catch {
      this.#unwritten.add(record.questionId);
    }
    if (this.isDurable !== wasDurable) this.onChange();
  }
}
