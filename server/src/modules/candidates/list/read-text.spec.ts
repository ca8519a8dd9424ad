import { readList } from './read-list';
import { readText } from './read-text';

const read = (text: string) => readList(readText(text));
const only = (text: string) => read(text).drafts[0];

describe('a pasted list', () => {
  it('has one candidate a line', () => {
    const list = read(
      'Lukas Brandt, lukas.brandt@example.org, +49 160 555 0143\nبدر العنزي, bader.enezi@example.com, +965 9955 0190',
    );
    expect(list).toEqual({
      drafts: [
        { line: 1, firstName: 'Lukas', lastName: 'Brandt', email: 'lukas.brandt@example.org', phone: '+491605550143' },
        { line: 2, firstName: 'بدر', lastName: 'العنزي', email: 'bader.enezi@example.com', phone: '+96599550190' },
      ],
      recognisedColumns: ['NAME', 'EMAIL', 'PHONE'],
      hasHeader: false,
    });
  });

  it.each([
    ['commas', 'Lina Haddad, lina@example.com, +97150555014'],
    ['Arabic commas', 'Lina Haddad، lina@example.com، +97150555014'],
    ['semicolons', 'Lina Haddad; lina@example.com; +97150555014'],
    ['Arabic semicolons', 'Lina Haddad؛ lina@example.com؛ +97150555014'],
    ['tabs', 'Lina Haddad\tlina@example.com\t+97150555014'],
    ['spaces alone', 'Lina Haddad lina@example.com +971 50 555 014'],
    ['another order', '+97150555014, lina@example.com, Lina Haddad'],
    ['yet another order', 'lina@example.com; +97150555014; Lina Haddad'],
    ['first and last name apart', 'Lina, Haddad, lina@example.com, +97150555014'],
    ['the last name first, in one cell', 'Haddad, Lina; lina@example.com; +97150555014'],
    ['the last name first, in quotes', '"Haddad, Lina",lina@example.com,+97150555014'],
    ['a mail program', 'Lina Haddad <lina@example.com>, +97150555014'],
    ['a mail program in quotes', '"Lina Haddad" <LINA@example.com>; +97150555014'],
    ['a link', 'Lina Haddad, mailto:lina@example.com, tel:+97150555014'],
    ['labels', 'Name: Lina Haddad, Email: lina@example.com, هاتف: +97150555014'],
    ['a numbered list', '1. Lina Haddad, lina@example.com, +97150555014'],
    ['a column of numbers', '1\tLina Haddad\tlina@example.com\t+97150555014'],
    ['brackets and dashes', 'Lina Haddad - (lina@example.com) - +97150555014'],
    ['empty cells', ',Lina Haddad,,lina@example.com,+97150555014,,'],
    ['bidi marks', '\u200fLina Haddad\u200f, \u202alina@example.com\u202c, \u2066+97150555014\u2069'],
    ['Arabic digits', 'Lina Haddad, lina@example.com, +٩٧١٥٠٥٥٥٠١٤'],
  ])('reads a line with %s', (_, line) => {
    expect(only(line)).toEqual({
      line: 1,
      firstName: 'Lina',
      lastName: 'Haddad',
      email: 'lina@example.com',
      phone: '+97150555014',
    });
  });

  it('counts blank lines, so that line numbers are those of the text', () => {
    expect(read('\n\r\nLina Haddad, lina@example.com\r\n   \nOmar Said').drafts.map(({ line }) => line)).toEqual([
      3, 5,
    ]);
  });

  it.each([
    'Lina <lina@example.com>; Omar <omar@example.com>',
    '"Lina" <lina@example.com>, Omar <omar@example.com>',
    'lina@example.com; omar@example.com',
  ])('takes %s for two people', (line) => {
    expect(read(line).drafts.map((draft) => [draft.line, draft.email])).toEqual([
      [1, 'lina@example.com'],
      [1, 'omar@example.com'],
    ]);
  });

  it('keeps two addresses of one name in sight', () => {
    expect(only('Lina Haddad, lina@example.com, lina@example.org')?.email).toBe('lina@example.com lina@example.org');
  });

  it('keeps two numbers on one line in sight', () => {
    expect(only('Lina Haddad, lina@example.com, 0501234567, 0507654321')?.phone).toBe('0501234567 / 0507654321');
  });

  it('shows a number that is too short as a phone number', () => {
    expect(only('Lina Haddad, lina@example.com, 123')).toMatchObject({ lastName: 'Haddad', phone: '123' });
  });

  it('shows an address without a domain as an address', () => {
    expect(only('Faisal Al-Harbi, faisal.harbi@example, +966535550921')).toMatchObject({
      email: 'faisal.harbi@example',
    });
  });

  it('reads a header that came along from a spreadsheet', () => {
    const list = read('البريد الإلكتروني\tالجوال\tالاسم الأول\tاسم العائلة\nlina@example.com\t٠٥٠١٢٣٤٥٦٧\tلينا\tحداد');
    expect(list.hasHeader).toBe(true);
    expect(list.recognisedColumns).toEqual(['EMAIL', 'PHONE', 'FIRST_NAME', 'LAST_NAME']);
    expect(list.drafts).toEqual([
      { line: 2, firstName: 'لينا', lastName: 'حداد', email: 'lina@example.com', phone: '0501234567' },
    ]);
  });

  it('takes a quote that never closes for a character', () => {
    expect(only('"Lina Haddad, lina@example.com')).toMatchObject({ firstName: 'Lina', email: 'lina@example.com' });
  });

  it('leaves out NUL and half characters, which no database keeps', () => {
    expect(only('Li\0na Had\ud800dad, lina@example.com')).toMatchObject({ firstName: 'Lina', lastName: 'Haddad' });
  });

  it.each(['-', '@', 'a@', '(0)', '"', 'a"', '1 ', '+', 'a', ' , ', '<', '",'])(
    'makes at most one person of a line of a quarter of a megabyte of %s',
    (part) => expect(read(part.repeat(256_000 / part.length)).drafts.length).toBeLessThanOrEqual(1),
  );
});
