import { newerOf, type AnswerRecord } from './answer-record';
import type { AttemptRecord, Outbox } from './outbox';

const keyOf = ({ attemptId, questionId }: AnswerRecord) => `${attemptId} ${questionId}`;

/** For browsers that refuse a database, as some do in private windows: answers live as long as the page. */
export class MemoryOutbox implements Outbox {
  readonly isDurable = false;
  readonly #answers = new Map<string, AnswerRecord>();
  readonly #attempts = new Map<string, AttemptRecord>();

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

  forget(attemptId: string): Promise<void> {
    this.#attempts.delete(attemptId);
    for (const [key, record] of this.#answers) if (record.attemptId === attemptId) this.#answers.delete(key);
    return Promise.resolve();
  }
}
