import { confirmed, isUnsent, newerOf, reconcile, type AnswerRecord } from './answer-record';

const SAVED = '2026-11-21T09:00:00.000Z';
const question = { attemptId: 'a', questionId: 'q', position: 1 };
const text = (value: string) => ({ text: value });

const record = (fields: Partial<AnswerRecord> = {}): AnswerRecord => ({
  ...question,
  value: text('mine'),
  revision: 5,
  savedRevision: 4,
  savedAt: null,
  sent: null,
  refusedWith: null,
  otherVersion: null,
  ...fields,
});

describe('opening a question', () => {
  it('shows the server’s answer where this device has none', () => {
    const opened = reconcile(question, { value: text('stored'), revision: 3, savedAt: SAVED }, undefined);
    expect(opened).toMatchObject({ value: text('stored'), revision: 3, savedRevision: 3 });
  });

  it('shows what this device has when that is newer, and counts it as unsent', () => {
    const opened = reconcile(question, { value: text('stored'), revision: 4, savedAt: SAVED }, record());
    expect(opened).toMatchObject({ value: text('mine'), revision: 5, otherVersion: null });
    expect(isUnsent(opened)).toBe(true);
  });

  it('sends again what the server had confirmed and no longer has', () => {
    const opened = reconcile(question, { value: null, revision: 0, savedAt: SAVED }, record({ savedRevision: 5 }));
    expect(opened.value).toEqual(text('mine'));
    expect(isUnsent(opened)).toBe(true);
  });

  describe('that the server has an older answer to, and what this device sent last beside it as late,', () => {
    const kept = record({ savedRevision: 5, savedAt: SAVED, sent: { revision: 5, value: text('mine') } });
    const open = (value: string, revision: number, savedAt: string) =>
      reconcile(question, { value: text(value), revision, savedAt }, kept);

    it('sends that again, above what the server has', () => {
      const opened = open('old', 5, '2026-11-21T08:59:00.000Z');
      expect(opened).toMatchObject({ value: text('mine'), revision: 6, savedRevision: 5, otherVersion: null });
      expect(isUnsent(opened)).toBe(true);
    });

    it('sends nothing where that counts by now', () => {
      expect(isUnsent(open('mine', 5, SAVED))).toBe(false);
    });

    it.each([6, 5])('leaves what another device stored after it, as revision %i', (revision) => {
      const opened = open('theirs', revision, '2026-11-21T09:01:00.000Z');
      expect(opened).toMatchObject({ value: text('theirs'), revision });
      expect(isUnsent(opened)).toBe(false);
    });
  });

  it('recognises its own save whose reply was lost', () => {
    const kept = record({ revision: 6, value: text('mine!'), sent: { revision: 5, value: text('mine') } });
    expect(reconcile(question, { value: text('mine'), revision: 5, savedAt: SAVED }, kept).otherVersion).toBeNull();
  });

  it('offers the unsent text of this device when another device went further', () => {
    const opened = reconcile(question, { value: text('theirs'), revision: 8, savedAt: SAVED }, record());
    expect(opened).toMatchObject({ value: text('theirs'), revision: 8, otherVersion: text('mine') });
  });

  it('offers the other device’s text when this one went further', () => {
    const opened = reconcile(question, { value: text('theirs'), revision: 6, savedAt: SAVED }, record({ revision: 9 }));
    expect(opened).toMatchObject({ value: text('mine'), revision: 9, otherVersion: text('theirs') });
  });
});

describe('a confirmation', () => {
  it('covers the revision that was sent and no later one', () => {
    const after = confirmed(record({ revision: 7, savedRevision: 4 }), 5, {
      revision: 5,
      isLate: false,
      savedAt: SAVED,
    });
    expect(after).toMatchObject({ revision: 7, savedRevision: 5 });
  });

  it('lifts the revision above one that came from elsewhere, so that the screen wins', () => {
    const sent = { revision: 5, value: text('mine') };
    const after = confirmed(record({ revision: 5, sent }), 5, { revision: 9, isLate: false, savedAt: SAVED });
    expect(after.revision).toBe(10);
    expect(isUnsent(after)).toBe(true);
  });

  it('of a late answer lifts it likewise above a late one from elsewhere, which is not its own', () => {
    const sent = { revision: 5, value: text('mine') };
    const after = confirmed(record({ sent }), 5, { revision: 9, isLate: true, savedAt: SAVED });
    expect(after.revision).toBe(10);
    expect(isUnsent(after)).toBe(true);
  });

  it('of a late answer means that it is kept', () => {
    expect(isUnsent(confirmed(record(), 5, { revision: 0, isLate: true, savedAt: SAVED }))).toBe(false);
  });
});

describe('two windows on one record', () => {
  it('keep the higher revision and never take a confirmation back', () => {
    const lagging = record({ revision: 3, savedRevision: 3, value: text('old') });
    expect(newerOf(record(), lagging)).toMatchObject({ value: text('mine'), revision: 5, savedRevision: 4 });
    expect(newerOf(record(), record({ revision: 6, savedRevision: 2 }))).toMatchObject({
      revision: 6,
      savedRevision: 4,
    });
  });
});
