import { writeXlsx } from 'hucre/xlsx';
import type { CellValue } from 'hucre/xlsx';
import { readFile } from './read-file';
import { readList } from './read-list';

const workbook = (rows: CellValue[][], extra: object = {}) =>
  writeXlsx({ sheets: [{ name: 'Sheet1', rows, ...extra }] });
const read = async (bytes: Uint8Array) => {
  const read = await readFile('candidates.xlsx', bytes);
  return read && readList(read.rows).drafts;
};
const person = { firstName: 'لينا', lastName: 'حداد', email: 'lina@example.com', phone: '966501234567' };
const arabic: CellValue[][] = [
  ['الاسم الأول', 'اسم العائلة', 'البريد الإلكتروني', 'الجوال'],
  ['لينا', 'حداد', 'lina@example.com', '٩٦٦٥٠١٢٣٤٥٦٧'],
];

describe('an .xlsx file', () => {
  it('is read with a header in Arabic, right to left', async () => {
    expect(await read(await workbook(arabic, { view: { rightToLeft: true } }))).toEqual([{ line: 2, ...person }]);
  });

  it('is read with a header in English, and columns in another order', async () => {
    const bytes = await workbook([
      ['Phone', 'Email', 'Last name', 'First name'],
      ['966501234567', 'lina@example.com', 'حداد', 'لينا'],
    ]);
    expect(await read(bytes)).toEqual([{ line: 2, ...person }]);
  });

  it('is read without a header', async () => {
    expect(await read(await workbook([['لينا حداد', 966501234567, 'lina@example.com']]))).toEqual([
      { line: 1, ...person },
    ]);
  });

  it('keeps all digits of phone numbers that Excel shows as 9.66501E+11', async () => {
    expect(
      (
        await read(
          await workbook([
            ['Name', 'Phone'],
            ['Lina', 966501234567],
          ]),
        )
      )?.[0]?.phone,
    ).toBe('966501234567');
    expect(
      (
        await read(
          await workbook([
            ['Name', 'Phone'],
            ['Lina', 123456789012345],
          ]),
        )
      )?.[0]?.phone,
    ).toBe('123456789012345');
  });

  it('numbers rows as Excel does, and skips empty ones', async () => {
    const bytes = await workbook([
      [],
      ['Name', 'Email'],
      [],
      ['Lina Haddad', 'lina@example.com'],
      ['', '  '],
      ['Omar Said', 'o@example.com'],
    ]);
    expect((await read(bytes))?.map(({ line }) => line)).toEqual([4, 6]);
  });

  it('shows what a formula came to, and calculates nothing', async () => {
    const cells = new Map([['1,0', { formula: 'CONCATENATE("Lina"," Haddad")', formulaResult: 'Lina Haddad' }]]);
    const bytes = await workbook(
      [
        ['Name', 'Email'],
        [null, 'lina@example.com'],
      ],
      { cells },
    );
    expect((await read(bytes))?.[0]).toMatchObject({ firstName: 'Lina', lastName: 'Haddad' });
  });

  it('keeps text that looks like a formula as text', async () => {
    expect(
      (
        await read(
          await workbook([
            ['Name', 'Email'],
            ['=1+1 Haddad', 'lina@example.com'],
          ]),
        )
      )?.[0],
    ).toMatchObject({
      firstName: '=1+1',
      lastName: 'Haddad',
    });
  });

  it('takes the first sheet that is not empty', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Cover', rows: [] },
        { name: 'List', rows: arabic },
      ],
    });
    expect(await read(bytes)).toEqual([{ line: 2, ...person }]);
  });

  it('is read with 5,000 rows', async () => {
    const people = Array.from({ length: 5_000 }, (_, at) => [
      'Lina',
      'Haddad',
      `lina${at}@example.com`,
      966500000000 + at,
    ]);
    const bytes = await workbook([['First name', 'Last name', 'Email', 'Phone'], ...people]);
    expect((await read(bytes))?.length).toBe(5_000);
  });
});
