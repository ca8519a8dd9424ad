import { AnswerBook } from './answer-book';
import { isUndelivered, savingOf, type AnswerRecord } from './answer-record';
import { ExamFailure, examFailureOf, isPageTaken } from './failure';
import { deliverLeftoverFiles } from './leftover-files';
import type { Outbox } from './outbox';
import type { ExamApi } from './ports';

/** What the server did not take of an attempt that is over, so that only this device has it. */
export interface Leftovers {
  records: AnswerRecord[];
  files: File[];
}

interface Delivery {
  api: ExamApi;
  outbox: Outbox;
  linkKey: string;
  /** There is something to send. */
  onSending: () => void;
}

/**
 * Sends what this device still holds of attempts that are over. The server keeps it beside the answers, marked late; from a
 * page that does not hold the attempt as well, though it answers `PAGE_TAKEN` then. What has arrived is forgotten here.
 */
export async function deliverLeftovers({ api, outbox, linkKey, onSending }: Delivery): Promise<Leftovers> {
  const left: Leftovers = { records: [], files: [] };
  for (const { attemptId } of await outbox.readAttempts(linkKey)) {
    const book = new AnswerBook(attemptId, outbox, () => undefined);
    await book.restore();
    if (book.undelivered().length > 0 || (await outbox.readFiles(attemptId)).length > 0) onSending();
    // A file that is stuck keeps back no answer.
    const files = await deliverLeftoverFiles(api, outbox, book).catch(examFailureOf);
    const records: AnswerRecord[] = [];
    for (const record of book.undelivered()) if (!(await deliver(api, book, record))) records.push(record);
    if (files instanceof ExamFailure) throw files;
    left.files.push(...files);
    left.records.push(...records);
    if (files.length + records.length === 0) await outbox.forget(attemptId);
  }
  return left;
}

/** The answers that this device still holds, while nobody can be asked what has become of their attempt. */
export async function undeliveredHere(outbox: Outbox, linkKey: string): Promise<AnswerRecord[]> {
  const attempts = await outbox.readAttempts(linkKey);
  const records = await Promise.all(attempts.map(({ attemptId }) => outbox.readAnswers(attemptId)));
  return records.flat().filter(isUndelivered);
}

/** Whether the server has it now; false when it does not take this value. Above what another device wrote it is sent again. */
async function deliver(api: ExamApi, book: AnswerBook, record: AnswerRecord): Promise<boolean> {
  book.markSent(record);
  try {
    const { reply } = await api.save(savingOf(record));
    if (!book.confirm(record, reply)) return false;
    const held = book.record(record.questionId);
    return held === undefined || !isUndelivered(held) || (await deliver(api, book, held));
  } catch (thrown) {
    const failure = examFailureOf(thrown);
    if (failure.kind !== 'refused') throw failure;
    return isPageTaken(failure);
  }
}
