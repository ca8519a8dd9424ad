import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { checkCandidate } from './check-candidate';
import type { TextEncoding } from './decode-text';
import { normalisePhone } from './phone-number';
import { otherTable, readFile } from './read-file';
import { readList } from './read-list';

const FOLDER = join(__dirname, '../../../../test/fixtures/candidate-lists');
const noor = { firstName: 'Noor', lastName: 'Al-Hashimi' };
const bader = { firstName: 'Bader', lastName: 'Alenezi' };
const nour = { firstName: 'نور', lastName: 'الهاشمي' };
const badr = { firstName: 'بدر', lastName: 'العنزي' };

/** Who stands in each file, and with which number; the addresses are the same in all. */
const people: Record<string, [object[], string[], TextEncoding]> = {
  'greenhouse.csv': [[noor, bader], ['+971505550142', '+96599550190'], 'UTF_8'],
  'google-contacts.csv': [[noor, bader], ['+971505550142', '+96599550190'], 'UTF_8'],
  'google-forms.csv': [[noor, bader], ['0505550142', '0505550190'], 'UTF_8'],
  'google-forms-arabic.csv': [[nour, badr], ['0505550142', '0505550190'], 'UTF_8'],
  'outlook.csv': [
    [
      { firstName: 'Zoë', lastName: 'Müller' },
      { firstName: 'José', lastName: 'García' },
    ],
    ['+4915155501420', '+34612345678'],
    'WINDOWS_1252',
  ],
  'arabic-1256.csv': [[nour, badr], ['0505550142', '0505550190'], 'WINDOWS_1256'],
  'title-row.csv': [[noor, bader], ['0505550142', '0505550190'], 'UTF_8'],
  'addresses-in-a-cell.csv': [[noor, bader], ['', ''], 'UTF_8'],
  'bullets.txt': [[noor, bader], ['0505550142', '0505550190'], 'UTF_8'],
  'one-name.txt': [
    [
      { firstName: 'Cher', lastName: '' },
      { firstName: 'فيروز', lastName: '' },
    ],
    ['0505550142', '0505550190'],
    'UTF_8',
  ],
};

it('has an expectation for every file of the corpus', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(people).sort());
});

it.each(Object.entries(people))('finds the people of %s', async (name, [names, phones, encoding]) => {
  const read = await readFile(name, readFileSync(join(FOLDER, name)));
  expect(read?.encoding).toBe(encoding);
  const emails = ['noor@example.com', 'bader@example.com'];
  expect(readList(read?.rows ?? []).drafts).toEqual(
    names.map((person, at) => ({
      ...person,
      email: emails[at],
      phone: phones[at],
      line: expect.any(Number) as number,
    })),
  );
});

it('reads a text as whoever chose it says', async () => {
  const bytes = readFileSync(join(FOLDER, 'outlook.csv'));
  expect((await readFile('outlook.csv', bytes, 'WINDOWS_1256'))?.encoding).toBe('WINDOWS_1256');
});

it('finds the sheet with the people behind a cover', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Read me', rows: [['Applicants'], ['Please do not share.']] },
      {
        name: 'List',
        rows: [
          ['Name', 'Email'],
          ['Noor Al-Hashimi', 'noor@example.com'],
        ],
      },
    ],
  });
  const read = await readFile('list.xlsx', bytes);
  expect(readList(read?.rows ?? []).drafts).toMatchObject([{ ...noor, email: 'noor@example.com' }]);
});

it.each(['list.xls', 'list.ods', 'list.numbers'])('knows that %s can be saved as .xlsx', (name) => {
  expect(otherTable(name, Buffer.from('x'))).toBe(name.slice('list.'.length));
});

it('knows an old workbook that calls itself .xlsx or .csv', () => {
  expect(otherTable('list.csv', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toBe('xls');
});

it.each(['0501234567', '501234567', '00966501234567', '966501234567', '+966 50 123 4567', '٠٥٠١٢٣٤٥٦٧'])(
  'gives %s the one form that it has in Saudi Arabia',
  (written) => expect(normalisePhone(written, 'SA')).toBe('+966501234567'),
);

it('leaves a number as it is that is none of that country, or where no country is named', () => {
  expect(normalisePhone('12345678', 'SA')).toBe('12345678');
  expect(normalisePhone('0501234567')).toBe('0501234567');
});

it('takes one name for a name', () => {
  const given = { firstName: '', lastName: 'Cher', email: 'cher@example.com', phone: '0501234567' };
  expect(checkCandidate(given)).toMatchObject({ firstName: 'Cher', lastName: '', problems: [] });
});

it('holds five thousand people in a workbook of 250 KB', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => [
    `Person ${at} Al-Something`,
    `person.number.${at}@example.com`,
    `+96650${1_000_000 + at}`,
  ]);
  const bytes = await writeXlsx({ sheets: [{ name: 'List', rows: [['Name', 'Email', 'Phone'], ...rows] }] });
  expect(bytes.length).toBeLessThan(256_000);
  const read = await readFile('list.xlsx', bytes);
  expect(readList(read?.rows ?? []).drafts).toHaveLength(5_000);
});
