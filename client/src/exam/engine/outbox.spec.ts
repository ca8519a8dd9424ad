import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { AnswerRecord } from './answer-record';
import { MemoryOutbox } from './memory-outbox';
import { openOutbox } from './open-outbox';
import { IndexedDbOutbox, type Outbox } from './outbox';

const answer = (fields: Partial<AnswerRecord> = {}): AnswerRecord => ({
  attemptId: 'a',
  questionId: 'q1',
  position: 1,
  value: { text: 'one' },
  revision: 1,
  savedRevision: 0,
  savedAt: null,
  sent: null,
  refusedWith: null,
  otherVersion: null,
  ...fields,
});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe.each<[string, () => Promise<Outbox>]>([
  ['in the browser’s database', () => IndexedDbOutbox.open()],
  ['in memory', () => Promise.resolve(new MemoryOutbox())],
])('the outbox %s', (_, open) => {
  it('keeps the newest value of each question, attempt by attempt', async () => {
    const outbox = await open();
    await outbox.writeAnswer(answer());
    await outbox.writeAnswer(answer({ value: { text: 'two' }, revision: 2 }));
    await outbox.writeAnswer(answer({ attemptId: 'b' }));
    expect(await outbox.readAnswers('a')).toEqual([answer({ value: { text: 'two' }, revision: 2 })]);
  });

  it('is not set back by a window that lags behind', async () => {
    const outbox = await open();
    await outbox.writeAnswer(answer({ value: { text: 'two' }, revision: 2, savedRevision: 2 }));
    await outbox.writeAnswer(answer());
    expect(await outbox.readAnswers('a')).toMatchObject([{ value: { text: 'two' }, revision: 2, savedRevision: 2 }]);
  });

  it('forgets an attempt and nothing else', async () => {
    const outbox = await open();
    const attempt = { attemptId: 'a', linkKey: 'k', questionCount: 2 };
    await outbox.writeAttempt(attempt);
    await outbox.writeAttempt({ ...attempt, attemptId: 'b' });
    await outbox.writeAnswer(answer());
    await outbox.writeAnswer(answer({ attemptId: 'b' }));
    await outbox.forget('a');
    expect(await outbox.readAnswers('a')).toEqual([]);
    expect(await outbox.readAnswers('b')).toHaveLength(1);
    expect(await outbox.readAttempts('k')).toMatchObject([{ attemptId: 'b' }]);
  });

  it('remembers that the exam of a link was sat here, also once its answers are forgotten', async () => {
    const outbox = await open();
    const sitting = { linkKey: 'k', secret: 's', seenAt: Date.UTC(2026, 10, 21) };
    await outbox.writeSitting(sitting);
    await outbox.forget('a');
    expect(await outbox.readSitting('k')).toEqual(sitting);
    expect(await outbox.readSitting('other')).toBeUndefined();
  });
});

describe('opening the outbox', () => {
  it('uses the browser’s database', async () => {
    expect((await openOutbox()).isDurable).toBe(true);
  });

  it('goes on without one where the browser refuses it', async () => {
    jest.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect((await openOutbox()).isDurable).toBe(false);
  });
});
