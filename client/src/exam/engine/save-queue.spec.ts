import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { AnswerBook } from './answer-book';
import { isUnsent, type AnswerRecord } from './answer-record';
import { ExamFailure, INTERNAL, noConnection, PAGE_TAKEN } from './failure';
import { IndexedDbOutbox } from './outbox';
import type { Haste, SavedAnswer } from './ports';
import { SaveQueue } from './save-queue';
import { pass, useFakeTime } from '../testing/time';

interface Pending {
  record: AnswerRecord;
  haste: Haste;
  reply: (fields?: Partial<SavedAnswer>) => void;
  fail: (failure: ExamFailure) => void;
}

/** The line, held in the hand: every request waits until the test answers it. */
function heldLine() {
  const pending: Pending[] = [];
  const send = (record: AnswerRecord, haste: Haste) =>
    new Promise<SavedAnswer>((resolve, reject) => {
      const { questionId, revision } = record;
      const usual = { questionId, revision, isLate: false, receipt: '', savedAt: '', serverNow: '', closesAt: '' };
      pending.push({ record, haste, reply: (fields) => resolve({ ...usual, ...fields }), fail: reject });
    });
  return { pending, send };
}

async function setUp() {
  const outbox = await IndexedDbOutbox.open();
  const line = heldLine();
  const onStopped = jest.fn();
  const book = new AnswerBook('a', outbox, () => undefined);
  await book.restore();
  const queue = new SaveQueue({
    book,
    send: line.send,
    onChange: () => undefined,
    onSaved: () => undefined,
    onStopped,
    random: () => 1,
  });
  book.open({ id: 'q1', position: 1 }, { value: null, revision: 0, savedAt: null });
  const write = (text: string, questionId = 'q1', atOnce = false) => {
    if (book.change(questionId, { text })) queue.changed(atOnce);
  };
  return { ...line, outbox, book, queue, write, onStopped };
}

const isSaved = (book: AnswerBook) => !isUnsent(book.record('q1')!);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  useFakeTime();
});

describe('sending', () => {
  it('waits for a pause in typing', async () => {
    const { write, pending } = await setUp();
    write('a');
    await pass(300);
    write('ab');
    await pass(300);
    expect(pending).toHaveLength(0);
    await pass(200);
    expect(pending.map(({ record }) => record.value)).toEqual([{ text: 'ab' }]);
  });

  it('has time while somebody writes, and none where somebody waits for it', async () => {
    const { write, pending, queue } = await setUp();
    write('a');
    await pass(500);
    pending[0]!.reply();
    write('ab');
    void queue.flush();
    await pass(10);
    pending[1]!.reply();
    await pass(10);
    write('abc');
    await pass(500);
    expect(pending.map(({ haste }) => haste)).toEqual(['unhurried', 'awaited', 'unhurried']);
  });

  it('waits three seconds at most while typing goes on', async () => {
    const { write, pending } = await setUp();
    for (let letters = 1; letters <= 16; letters++) {
      write('a'.repeat(letters));
      await pass(200);
    }
    expect(pending).toHaveLength(1);
  });

  it('sends at once what is complete with one touch', async () => {
    const { write, pending } = await setUp();
    write('b', 'q1', true);
    await pass(10);
    expect(pending).toHaveLength(1);
  });

  it('has one request under way, and then only the newest value', async () => {
    const { write, pending } = await setUp();
    for (const text of ['a', 'ab', 'abc']) {
      write(text, 'q1', true);
      await pass(100);
    }
    expect(pending).toHaveLength(1);
    pending[0]!.reply();
    await pass(100);
    expect(pending.map(({ record }) => record.value?.text)).toEqual(['a', 'abc']);
  });

  it('has each value in the outbox before it goes out', async () => {
    const { write, pending, outbox } = await setUp();
    write('a', 'q1', true);
    while (pending.length === 0) await pass(1);
    expect(await outbox.readAnswers('a')).toMatchObject([
      { value: { text: 'a' }, revision: pending[0]!.record.revision },
    ]);
  });

  it('sends older questions first', async () => {
    const { write, pending, book, queue } = await setUp();
    write('first');
    await pass(500);
    pending[0]!.fail(noConnection());
    await pass(10);
    book.open({ id: 'q2', position: 2 }, { value: null, revision: 0, savedAt: null });
    write('second', 'q2', true);
    void queue.flush();
    await pass(10);
    pending[1]!.reply();
    await pass(10);
    expect(pending.map(({ record }) => record.questionId)).toEqual(['q1', 'q1', 'q2']);
  });
});

describe('“Saved”', () => {
  it('is not said before the server has confirmed the newest value', async () => {
    const { write, pending, book } = await setUp();
    write('a', 'q1', true);
    await pass(10);
    expect(isSaved(book)).toBe(false);
    write('ab');
    pending[0]!.reply();
    await pass(10);
    expect(isSaved(book)).toBe(false);
    await pass(500);
    pending[1]!.reply();
    await pass(10);
    expect(isSaved(book)).toBe(true);
  });

  it('is not said for a reply that names an older revision', async () => {
    const { write, pending, book, queue } = await setUp();
    write('a', 'q1', true);
    await pass(10);
    pending[0]!.reply({ revision: 0 });
    await pass(10);
    expect(isSaved(book)).toBe(false);
    expect(queue.trouble?.failure.code).toBe(INTERNAL);
  });

  it('is right whichever of two replies comes first', async () => {
    const { write, pending, book, queue } = await setUp();
    write('a', 'q1', true);
    await pass(10);
    write('ab');
    queue.flushAndForget();
    const [usual, farewell] = pending;
    expect(farewell?.haste).toBe('outlives-page');
    farewell!.reply();
    await pass(10);
    expect(isSaved(book)).toBe(true);
    usual!.reply({ revision: farewell!.record.revision });
    await pass(10);
    expect(book.record('q1')).toMatchObject({ value: { text: 'ab' }, revision: 2, savedRevision: 2 });
  });
});

describe('revisions', () => {
  it('grow over a reload', async () => {
    const first = await setUp();
    first.write('a', 'q1', true);
    first.write('ab', 'q1', true);
    await pass(10);
    const second = await setUp();
    second.write('abc', 'q1', true);
    await pass(10);
    expect(second.pending[0]!.record).toMatchObject({ revision: 3, value: { text: 'abc' } });
  });

  it('are lifted when another device went further, and what is on this screen is sent again', async () => {
    const { write, pending, book } = await setUp();
    write('mine', 'q1', true);
    await pass(10);
    pending[0]!.reply({ revision: 7 });
    await pass(10);
    expect(isSaved(book)).toBe(false);
    expect(pending[1]!.record).toMatchObject({ revision: 8, value: { text: 'mine' } });
  });
});

describe('when nothing gets through', () => {
  it('tries again after longer and longer pauses, five seconds at most', async () => {
    const { write, pending, queue } = await setUp();
    write('a', 'q1', true);
    await pass(10);
    const pauses: number[] = [];
    for (let failures = 1; failures <= 6; failures++) {
      const failedAt = performance.now();
      pending.at(-1)!.fail(noConnection());
      await pass(1);
      const { retryAt } = queue.trouble!;
      pauses.push(Math.round((retryAt - failedAt) / 100) / 10);
      await pass(retryAt - performance.now());
      await pass(1);
    }
    expect(pauses).toEqual([0.5, 1, 2, 4, 5, 5]);
  });

  it('waits as long as a busy server asks', async () => {
    const { write, pending } = await setUp();
    write('a', 'q1', true);
    await pass(10);
    pending[0]!.fail(new ExamFailure('server', 'RATE_LIMITED', { retryAfterSeconds: 3 }));
    await pass(2_500);
    expect(pending).toHaveLength(1);
    await pass(600);
    expect(pending).toHaveLength(2);
  });

  it('sets aside one answer that the server will not take, and sends the others', async () => {
    const { write, pending, book, queue } = await setUp();
    write('too long', 'q1', true);
    await pass(10);
    book.open({ id: 'q2', position: 2 }, { value: null, revision: 0, savedAt: null });
    write('fine', 'q2', true);
    pending[0]!.fail(new ExamFailure('refused', 'INVALID_INPUT'));
    await pass(10);
    pending[1]!.reply();
    expect(await queue.flush()).toBeNull();
    expect(book.record('q1')?.refusedWith).toBe('INVALID_INPUT');
    expect(book.record('q2')).toMatchObject({ savedRevision: 1 });
  });

  it('stops when another window holds the attempt, and keeps the text', async () => {
    const { write, pending, outbox, onStopped } = await setUp();
    write('mine', 'q1', true);
    await pass(10);
    pending[0]!.fail(new ExamFailure('refused', PAGE_TAKEN));
    await pass(20_000);
    expect(onStopped).toHaveBeenCalledTimes(1);
    expect(pending).toHaveLength(1);
    expect(await outbox.readAnswers('a')).toMatchObject([{ value: { text: 'mine' }, savedRevision: 0 }]);
  });
});
