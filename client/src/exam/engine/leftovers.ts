import { answerInput } from '../../answering/answer-value';
import { AnswerBook } from './answer-book';
import { isUndelivered, type AnswerRecord } from './answer-record';
import { concernsOneAnswer, examFailureOf, isPageTaken } from './failure';
import { deliverLeftoverFiles } from './leftover-files';
import type { Outbox } from './outbox';
import type { ExamApi } from './ports';

/**
 * Sends what this device still holds of attempts that are over. The server keeps it beside the answers, marked late; from a
 * page that does not hold the attempt as well, though it answers `PAGE_TAKEN` then. What has arrived is forgotten here.
 */
export async function deliverLeftovers(api: ExamApi, outbox: Outbox, linkKey: string): Promise<void> {
  for (const { attemptId } of await outbox.readAttempts(linkKey)) {
    const book = new AnswerBook(attemptId, outbox, () => undefined);
    await book.restore();
    let isComplete = await deliverLeftoverFiles(api, outbox, book);
    for (const record of book.undelivered()) isComplete = (await deliver(api, book, record)) && isComplete;
    if (isComplete) await outbox.forget(attemptId);
  }
}

/** Whether the server has it now; false when it does not take this value. Above what another device wrote it is sent again. */
async function deliver(api: ExamApi, book: AnswerBook, record: AnswerRecord): Promise<boolean> {
  const { questionId, revision, value } = record;
  book.markSent(record);
  try {
    const { reply } = await api.save({ questionId, revision, value: answerInput(value) });
    if (!book.confirm(record, reply)) return false;
    const held = book.record(questionId);
    return held === undefined || !isUndelivered(held) || (await deliver(api, book, held));
  } catch (thrown) {
    const failure = examFailureOf(thrown);
    if (isPageTaken(failure)) return true;
    if (concernsOneAnswer(failure)) return false;
    throw failure;
  }
}
