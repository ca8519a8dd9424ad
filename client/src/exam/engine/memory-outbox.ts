import { newerOf, type AnswerRecord } from './answer-record';
import type { FileRecord, PartRecord } from './file-record';
import type { AttemptRecord, Outbox, SittingRecord } from './outbox';

const keyOf = ({ attemptId, questionId }: AnswerRecord) => `${attemptId} ${questionId}`;

/** For browsers that refuse a database, as some do in private windows: answers live as long as the page. */
export class MemoryOutbox implements Outbox {
  readonly isDurable = false;
  readonly #answers = new Map<string, AnswerRecord>();
  readonly #attempts = new Map<string, AttemptRecord>();
  readonly #files = new Map<string, FileRecord>();
  readonly #sittings = new Map<string, SittingRecord>();
  readonly #parts = new Map<string, PartRecord[]>();

  readAnswers(attemptId: string): Promise<AnswerRecord[]> {
    return Promise.resolve([...this.#answers.values()].filter((record) => record.attemptId === attemptId));
  }

  writeAnswer(record: AnswerRecord): Promise<void> {
    const kept = this.#answers.get(keyOf(record));
    this.#answers.set(keyOf(record), kept ? newerOf(kept, record) : record);
    return Promise.resolve();
  }

  readAttempts(linkKey: string): Promise<AttemptRecord[]> {
    return Promise.resolve([...this.#attempts.values()].filter((record) => record.linkKey === linkKey));
  }

  writeAttempt(record: AttemptRecord): Promise<void> {
    this.#attempts.set(record.attemptId, record);
    return Promise.resolve();
  }

  readFiles(attemptId: string): Promise<FileRecord[]> {
    return Promise.resolve([...this.#files.values()].filter((record) => record.attemptId === attemptId));
  }

  writeFile(record: FileRecord): Promise<void> {
    this.#files.set(record.key, record);
    return Promise.resolve();
  }

  readParts(fileKey: string): Promise<PartRecord[]> {
    return Promise.resolve(this.#parts.get(fileKey) ?? []);
  }

  writePart(part: PartRecord): Promise<void> {
    const others = (this.#parts.get(part.fileKey) ?? []).filter(({ index }) => index !== part.index);
    this.#parts.set(
      part.fileKey,
      [...others, part].sort((a, b) => a.index - b.index),
    );
    return Promise.resolve();
  }

  forgetFile(key: string): Promise<void> {
    this.#files.delete(key);
    this.#parts.delete(key);
    return Promise.resolve();
  }

  async forget(attemptId: string): Promise<void> {
    this.#attempts.delete(attemptId);
    for (const { key } of await this.readFiles(attemptId)) await this.forgetFile(key);
    for (const [key, record] of this.#answers) if (record.attemptId === attemptId) this.#answers.delete(key);
  }

  readSitting(linkKey: string): Promise<SittingRecord | undefined> {
    return Promise.resolve(this.#sittings.get(linkKey));
  }

  writeSitting(record: SittingRecord): Promise<void> {
    this.#sittings.set(record.linkKey, record);
    return Promise.resolve();
  }
}
