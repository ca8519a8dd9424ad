import type { DraftRow } from './draft-list';
import { unreadyLines, withPerson } from './pasted-text';
import { aRow } from './testing/a-row';

const wrongMail: DraftRow['problems'] = [{ field: 'EMAIL', problem: 'INVALID_EMAIL' }];
const wrongLanguage: DraftRow['problems'] = [{ field: 'LANGUAGE', problem: 'INVALID_LANGUAGE' }];
const headings = ['First name', 'Last name', 'Email', 'Phone', 'Language'];

describe('a fix in pasted text', () => {
  it('rewrites its line and leaves the others alone', () => {
    const wrong = aRow({ line: 2, email: 'x@y' });
    const rows = [aRow(), wrong, aRow({ line: 3 })];
    const list = { text: 'one\ntwo\nthree', rows, headings: null };
    expect(withPerson(list, wrong, aRow()).text).toBe('one\nNoor Al-Hashimi, noor@example.com, +971505550142\nthree');
    const without = withPerson(list, wrong, null);
    expect(without.text).toBe('one\nthree');
    expect(without.rows.map(({ line }) => line)).toEqual([1, 2]);
  });

  it('gives each of those on one line a line', () => {
    const noor = aRow();
    const rows = [noor, aRow({ firstName: 'Bader' }), aRow({ line: 2 })];
    const mended = withPerson({ text: 'both\nnext', rows, headings: null }, noor, aRow({ phone: '' }));
    expect(mended.text).toBe(
      'Noor Al-Hashimi, noor@example.com, \nBader Al-Hashimi, noor@example.com, +971505550142\nnext',
    );
    expect(mended.rows.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  it('stands under headings that fit it, where the list had some', () => {
    const noor = aRow({ line: 2 });
    const rows = [noor, aRow({ line: 3, firstName: '"Ace"', language: 'AR' })];
    const text = 'Last name\tFirst name\tPhone\tEmail\tLanguage\nAl-Hashimi\tNoor\t1\tnoor@example.com\n…';
    const mended = withPerson({ text, rows, headings }, noor, aRow({ email: 'nour@example.com' }));
    expect(mended.text.split('\n')).toEqual([
      'First name\tLast name\tEmail\tPhone\tLanguage',
      'Noor\tAl-Hashimi\tnour@example.com\t+971505550142\t',
      '"""Ace"""\tAl-Hashimi\tnoor@example.com\t+971505550142\tAR',
    ]);
    expect(mended.rows.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('leaves a language that nobody knows open, and a row without anything in sight', () => {
    const nothing = aRow({ line: 3, firstName: '', lastName: '', email: '', phone: '' });
    const removed = aRow({ line: 4 });
    const rows = [aRow({ line: 2, problems: wrongLanguage }), nothing, removed];
    const { text } = withPerson({ text: '…', rows, headings }, removed, null);
    expect(text.split('\n').slice(1)).toEqual(['Noor\tAl-Hashimi\tnoor@example.com\t+971505550142\t?', '""\t\t\t\t']);
  });

  it('takes the headings away with the last of the people', () => {
    const only = aRow({ line: 2 });
    expect(withPerson({ text: 'Name\n…', rows: [only], headings }, only, null)).toEqual({ text: '', rows: [] });
  });
});

describe('what is left of pasted text when it was sent', () => {
  it('is each line that needs a fix, as it is written', () => {
    const rows = [aRow(), aRow({ line: 3, problems: wrongMail }), aRow({ line: 4, duplicate: 'ALREADY_INVITED' })];
    const left = unreadyLines({ text: 'Noor\n\n  Sara, x@y ,1\nOmar; again', rows, headings: null });
    expect(left.text).toBe('  Sara, x@y ,1\nOmar; again');
    expect(left.rows.map(({ line }) => line)).toEqual([1, 2]);
  });

  it('is of a line with several people only who needs a fix', () => {
    const rows = [aRow(), aRow({ firstName: 'Sara', email: 'x@y', problems: wrongMail })];
    expect(unreadyLines({ text: 'both', rows, headings: null }).text).toBe('Sara Al-Hashimi, x@y, +971505550142');
  });

  it('is every line that nobody was read from', () => {
    const rows = [aRow(), aRow({ line: 2 })];
    expect(unreadyLines({ text: 'one\ntwo\nthree\nfour', rows, headings: null }).text).toBe('three\nfour');
  });

  it('stands under its headings', () => {
    const rows = [aRow({ line: 2 }), aRow({ line: 3, firstName: 'Sara', email: 'x@y', problems: wrongMail })];
    const text = 'Last, First, Email, Phone\nAl-Hashimi, Noor, noor@example.com, 1\nAl-Hashimi, Sara, x@y, 1';
    expect(unreadyLines({ text, rows, headings }).text).toBe(
      'First name\tLast name\tEmail\tPhone\tLanguage\nSara\tAl-Hashimi\tx@y\t+971505550142\t',
    );
    expect(unreadyLines({ text, rows: rows.slice(0, 1), headings }).text).toBe('');
  });
});
