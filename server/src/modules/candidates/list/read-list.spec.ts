import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readList } from './read-list';

const row = (line: number, ...cells: string[]) => ({ line, cells });
const person = ['lina@example.com', '0501234567'];

describe('readList', () => {
  it.each([
    [['First Name', 'Last Name', 'E-mail', 'Phone Number']],
    [['first_name', 'LAST_NAME', 'Email Address *', 'Mobile No.']],
    [['Given name', 'Surname', 'Mail:', 'Cell']],
    [['الاسم الأول', 'اسم العائلة', 'البريد الإلكتروني', 'الجوال']],
    [['الإسم الاول', 'العائلة', 'الايميل', 'رقم الهاتف']],
    [['الاسمُ الأوّل', 'اللقب', 'بريد الكتروني', 'رقم الجوّال']],
  ])('knows the header %s', (header) => {
    const list = readList([row(1, ...header), row(2, 'Lina', 'Haddad', ...person)]);
    expect(list.hasHeader).toBe(true);
    expect(list.recognisedColumns).toEqual(['FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE']);
    expect(list.drafts).toEqual([
      { line: 2, firstName: 'Lina', lastName: 'Haddad', email: 'lina@example.com', phone: '0501234567' },
    ]);
  });

  it.each([
    ['a whole name', ['Name', 'Email', 'Phone'], ['Lina Haddad', ...person]],
    ['a whole name in Arabic', ['الاسم الكامل', 'البريد', 'الهاتف'], ['Lina Haddad', ...person]],
    ['a name beside a family', ['الاسم', 'العائلة', 'البريد', 'الهاتف'], ['Lina', 'Haddad', ...person]],
    ['a whole name beside a family', ['Name', 'Surname', 'Email', 'Phone'], ['Lina Haddad', 'Haddad', ...person]],
    [
      'a first name beside a whole name',
      ['First name', 'Full name', 'Email', 'Phone'],
      ['Lina', 'Lina Haddad', ...person],
    ],
    ['a second name alone', ['الاسم الأول', 'الاسم الثاني', 'البريد', 'الهاتف'], ['Lina', 'Haddad', ...person]],
    ['columns of no interest', ['#', 'Name', 'City', 'Email', 'Phone'], ['1', 'Lina Haddad', 'Amman', ...person]],
  ])('puts names together from %s', (_, header, cells) => {
    expect(readList([row(1, ...header), row(2, ...cells)]).drafts).toEqual([
      { line: 2, firstName: 'Lina', lastName: 'Haddad', email: 'lina@example.com', phone: '0501234567' },
    ]);
  });

  it("takes the family's name before the father's", () => {
    const header = row(1, 'الاسم الأول', 'الاسم الثاني', 'اسم العائلة', 'البريد', 'الجوال');
    const { drafts } = readList([header, row(2, 'لينا', 'سامي', 'حداد', ...person)]);
    expect(drafts[0]).toMatchObject({ firstName: 'لينا', lastName: 'حداد' });
  });

  it('takes the phone column that is filled', () => {
    const { drafts } = readList([row(1, 'Name', 'Phone', 'Mobile'), row(2, 'Lina', '', '0501234567')]);
    expect(drafts[0]?.phone).toBe('0501234567');
  });

  it('finds the header below a title, which is nobody', () => {
    const list = readList([row(1, 'Intake 2026'), row(3, 'Name', 'Email'), row(4, 'Lina Haddad', 'lina@example.com')]);
    expect(list.hasHeader).toBe(true);
    expect(list.drafts).toEqual([
      { line: 4, firstName: 'Lina', lastName: 'Haddad', email: 'lina@example.com', phone: '' },
    ]);
  });

  it('does not take a candidate for a header', () => {
    expect(readList([row(1, 'Person', 'person@example.com', '0501234567')]).hasHeader).toBe(false);
  });

  it('keeps a row that the header explains even when it holds nothing', () => {
    expect(readList([row(1, 'Name', 'Email', 'City'), row(2, '', '', 'Amman')]).drafts).toEqual([
      { line: 2, firstName: '', lastName: '', email: '', phone: '' },
    ]);
  });
});

it.each(['en', 'ar'])('knows the headings under which the console writes a mended list, in %s', (language) => {
  const file = join(__dirname, `../../../../../client/src/locales/${language}/candidates.json`);
  const { invite } = JSON.parse(readFileSync(file, 'utf8')) as { invite: { column: Record<string, string> } };
  const fields = ['FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE', 'LANGUAGE'];
  const headings = fields.map((field) => invite.column[field] ?? '');
  const list = readList([row(1, ...headings), row(2, 'Lina', 'Haddad', ...person, 'AR')]);
  expect(list.recognisedColumns).toEqual(fields);
  expect(list.drafts).toEqual([
    { line: 2, firstName: 'Lina', lastName: 'Haddad', email: 'lina@example.com', phone: '0501234567', language: 'AR' },
  ]);
});
