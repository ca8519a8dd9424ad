import { confirmed, isUnsent, newerOf, reconcile, type AnswerRecord } from './answer-record';

const question = { attemptId: 'a', questionId: 'q', position: 1 };
const text = (value: string) => ({ text: value });

const record = (fields: Partial<AnswerRecord> = {}): AnswerRecord => ({
  ...question,
  value: text('mine'),
  revision: 5,
  savedRevision: 4,
  sent: null,
  refusedWith: null,
  otherVersion: null,
  ...fields,
});

describe('opening a question', () => {
  it('shows the server’s answer where this device has none', () => {
    const opened = reconcile(question, { value: text('stored'), revision: 3 }, undefined);
    expect(opened).toMatchObject({ value: text('stored'), revision: 3, savedRevision: 3 });
  });

  it('shows what this device has when that is newer, and counts it as unsent', () => {
    const opened = reconcile(question, { value: text('stored'), revision: 4 }, record());
    expect(opened).toMatchObject({ value: text('mine'), revision: 5, otherVersion: null });
    expect(isUnsent(opened)).toBe(true);
  });

  it('sends again what the server had confirmed and no longer has', () => {
    const opened = reconcile(question, { value: null, revision: 0 }, record({ savedRevision: 5 }));
    expect(opened.value).toEqual(text('mine'));
    expect(isUnsent(opened)).toBe(true);
  });

  it('recognises its own save whose reply was lost', () => {
    const kept = record({ revision: 6, value: text('mine!'), sent: { revision: 5, value: text('mine') } });
    expect(reconcile(question, { value: text('mine'), revision: 5 }, kept).otherVersion).toBeNull();
  });

  it('offers the unsent text of this device when another device went further', () => {
    const opened = reconcile(question, { value: text('theirs'), revision: 8 }, record());
    expect(opened).toMatchObject({ value: text('theirs'), revision: 8, otherVersion: text('mine') });
  });

  it('offers the other device’s text when this one went further', () => {
    const opened = reconcile(question, { value: text('theirs'), revision: 6 }, record({ revision: 9 }));
    expect(opened).toMatchObject({ value: text('mine'), revision: 9, otherVersion: text('theirs') });
  });
});

describe('a confirmation', () => {
  it('covers the revision that was sent and no later one', () => {
    const after = confirmed(record({ revision: 7, savedRevision: 4 }), 5, { revision: 5, isLate: false });
    expect(after).toMatchObject({ revision: 7, savedRevision: 5 });
  });

  it('lifts the revision above one that came from elsewhere, so that the screen wins', () => {
    const sent = { revision: 5, value: text('mine') };
    const after = confirmed(record({ revision: 5, sent }), 5, { revision: 9, isLate: false });
    expect(after.revision).toBe(10);
    expect(isUnsent(after)).toBe(true);
  });

  it('of a late answer means that it is kept', () => {
    expect(isUnsent(confirmed(record(), 5, { revision: 0, isLate: true }))).toBe(false);
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
