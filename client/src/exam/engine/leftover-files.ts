import type { AnswerBook } from './answer-book';
import { examFailureOf, isPageTaken } from './failure';
import { FileBook } from './file-book';
import { fileOf } from './file-record';
import { FileQueue } from './file-queue';
import type { Outbox } from './outbox';
import type { AnswerFile, ExamApi, Timed } from './ports';

const nothing = () => undefined;

/** What the server keeps without telling under which name, as it does for a page that does not hold the attempt. */
const UNNAMED: AnswerFile = { id: '', name: '', contentType: '', byteSize: 0, url: '' };

/**
 * Sends the files and recordings of an attempt that is over, and lets their answers name them. Gives those that the server does
 * not take. Fails while the line is dead.
 */
export async function deliverLeftoverFiles(api: ExamApi, outbox: Outbox, book: AnswerBook): Promise<File[]> {
  const files = new FileBook(book.attemptId, {
    outbox,
    onFiles: (questionId, fileIds) => void book.change(questionId, { fileIds: fileIds.filter(Boolean) }),
    onRemoved: (questionId) => book.saveAgain(questionId),
    onWork: nothing,
    isFailing: () => false,
  });
  await files.restore();
  for (const { questionId, value } of book.records()) {
    files.sayRemoved(questionId);
    files.open(
      questionId,
      (value?.fileIds ?? []).map((id) => ({ ...UNNAMED, id })),
    );
  }
  const queue = new FileQueue({ book: files, api: keptFrom(api), onChange: nothing, onStopped: nothing });
  const failure = await queue.flush();
  if (failure) queue.stop(failure);
  if (failure && failure.kind !== 'refused') throw failure;
  return files.unsent().map(fileOf);
}

/** The same API, to which "this page does not hold the attempt" is no refusal: what it sent was kept. */
function keptFrom(api: ExamApi): ExamApi {
  const kept = async <Reply>(call: Promise<Timed<Reply>>, instead: Reply): Promise<Timed<Reply>> => {
    try {
      return await call;
    } catch (thrown) {
      if (!isPageTaken(examFailureOf(thrown))) throw thrown;
      return { reply: instead, exchange: { sentAt: 0, receivedAt: 0 } };
    }
  };
  const parts = { receivedParts: [] };
  return {
    ...api,
    uploadFile: (id, questionId, file, onShare) => kept(api.uploadFile(id, questionId, file, onShare), UNNAMED),
    startRecording: (id, questionId, type) => kept(api.startRecording(id, questionId, type), parts),
    uploadPart: (id, index, part) => kept(api.uploadPart(id, index, part), parts),
    finishRecording: (id, count) => kept(api.finishRecording(id, count), UNNAMED),
  };
}
