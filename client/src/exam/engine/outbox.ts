import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { newerOf, type AnswerRecord } from './answer-record';
import type { FileRecord, PartRecord } from './file-record';

/** What this device remembers of an attempt, for the way back to it and for the page at its end. */
export interface AttemptRecord {
  attemptId: string;
  /** Of the link, see `linkKey`: finds unsent answers when only the link is known. */
  linkKey: string;
  questionCount: number;
  /** Positions that the candidate wants to look at again. */
  marked?: number[];
}

/** That the exam of this link was sat here; outlives the answers, for who comes back to see what became of them. */
export interface SittingRecord {
  linkKey: string;
  /** The sitting's `answersSecret`. */
  secret: string;
  /** Milliseconds since 1970, by this device. */
  seenAt: number;
}

/** Answers on this device: written before they are sent, so that neither a crash nor a lost line can take them. */
export interface Outbox {
  /** Whether it outlives the page. */
  readonly isDurable: boolean;
  readAnswers(attemptId: string): Promise<AnswerRecord[]>;
  writeAnswer(record: AnswerRecord): Promise<void>;
  readAttempts(linkKey: string): Promise<AttemptRecord[]>;
  writeAttempt(record: AttemptRecord): Promise<void>;
  readFiles(attemptId: string): Promise<FileRecord[]>;
  writeFile(record: FileRecord): Promise<void>;
  /** In their order. */
  readParts(fileKey: string): Promise<PartRecord[]>;
  writePart(part: PartRecord): Promise<void>;
  /** With its parts. */
  forgetFile(key: string): Promise<void>;
  forget(attemptId: string): Promise<void>;
  readSitting(linkKey: string): Promise<SittingRecord | undefined>;
  writeSitting(record: SittingRecord): Promise<void>;
}

interface ExamDatabase extends DBSchema {
  answers: { key: [string, string]; value: AnswerRecord; indexes: { attempt: string } };
  attempts: { key: string; value: AttemptRecord; indexes: { link: string } };
  files: { key: string; value: FileRecord; indexes: { attempt: string } };
  parts: { key: [string, number]; value: PartRecord };
  sittings: { key: string; value: SittingRecord };
}

const NAME = 'mizan-exam';
/** 2: files and recordings. 3: sittings. */
const VERSION = 3;
const SITTING_KEPT_MS = 180 * 86_400_000;

const openDatabase = () =>
  openDB<ExamDatabase>(NAME, VERSION, {
    upgrade(database, from) {
      if (from < 1) {
        database
          .createObjectStore('answers', { keyPath: ['attemptId', 'questionId'] })
          .createIndex('attempt', 'attemptId');
        database.createObjectStore('attempts', { keyPath: 'attemptId' }).createIndex('link', 'linkKey');
      }
      if (from < 2) {
        database.createObjectStore('files', { keyPath: 'key' }).createIndex('attempt', 'attemptId');
        database.createObjectStore('parts', { keyPath: ['fileKey', 'index'] });
      }
      database.createObjectStore('sittings', { keyPath: 'linkKey' });
    },
  });

export class IndexedDbOutbox implements Outbox {
  readonly isDurable = true;

  private constructor(private readonly database: IDBPDatabase<ExamDatabase>) {}

  static async open(): Promise<IndexedDbOutbox> {
    return new IndexedDbOutbox(await openDatabase());
  }

  readAnswers(attemptId: string): Promise<AnswerRecord[]> {
    return this.database.getAllFromIndex('answers', 'attempt', attemptId);
  }

  /** Read and written in one transaction: a window that lags behind cannot undo a newer value. */
  async writeAnswer(record: AnswerRecord): Promise<void> {
    const { store, done } = this.database.transaction('answers', 'readwrite', { durability: 'relaxed' });
    const kept = await store.get([record.attemptId, record.questionId]);
    await store.put(kept ? newerOf(kept, record) : record);
    await done;
  }

  readAttempts(linkKey: string): Promise<AttemptRecord[]> {
    return this.database.getAllFromIndex('attempts', 'link', linkKey);
  }

  async writeAttempt(record: AttemptRecord): Promise<void> {
    await this.database.put('attempts', record);
  }

  readFiles(attemptId: string): Promise<FileRecord[]> {
    return this.database.getAllFromIndex('files', 'attempt', attemptId);
  }

  async writeFile(record: FileRecord): Promise<void> {
    await this.database.put('files', record);
  }

  readParts(fileKey: string): Promise<PartRecord[]> {
    return this.database.getAll('parts', partsOf(fileKey));
  }

  async writePart(part: PartRecord): Promise<void> {
    await this.database.put('parts', part);
  }

  async forgetFile(key: string): Promise<void> {
    const transaction = this.database.transaction(['files', 'parts'], 'readwrite');
    await transaction.objectStore('files').delete(key);
    await transaction.objectStore('parts').delete(partsOf(key));
    await transaction.done;
  }

  async forget(attemptId: string): Promise<void> {
    for (const { key } of await this.readFiles(attemptId)) await this.forgetFile(key);
    const transaction = this.database.transaction(['answers', 'attempts'], 'readwrite');
    const answers = transaction.objectStore('answers');
    await transaction.objectStore('attempts').delete(attemptId);
    for (const key of await answers.index('attempt').getAllKeys(attemptId)) await answers.delete(key);
    await transaction.done;
  }

  readSitting(linkKey: string): Promise<SittingRecord | undefined> {
    return this.database.get('sittings', linkKey);
  }

  /** What nobody came back to for half a year goes. */
  async writeSitting(record: SittingRecord): Promise<void> {
    const { store, done } = this.database.transaction('sittings', 'readwrite');
    for (const { linkKey, seenAt } of await store.getAll())
      if (seenAt < record.seenAt - SITTING_KEPT_MS) await store.delete(linkKey);
    await store.put(record);
    await done;
  }
}

const partsOf = (fileKey: string) => IDBKeyRange.bound([fileKey, 0], [fileKey, Infinity]);
