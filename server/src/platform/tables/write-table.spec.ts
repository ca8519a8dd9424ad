import { formatValue } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import type { Table } from './table';
import { writeCsv, writePlainCsv, writeTsv } from './write-csv';
import { writeSheet } from './write-sheet';

const table: Table = {
  name: 'Results',
  isRtl: false,
  timeZone: 'Asia/Riyadh',
  columns: [
    { name: 'name', heading: 'Name', width: 20 },
    { name: 'completedAt', heading: 'Completed', width: 18, kind: 'moment' },
    { name: 'time', heading: 'Time used', width: 12, kind: 'duration' },
    { name: 'percentage', heading: 'Percent', width: 10, kind: 'percentage' },
  ],
  rows: [['=Noor\tA', new Date('2026-11-22T07:30:00Z'), 3723, 85]],
};

it('writes dates, durations and numbers that a spreadsheet can reckon with, under a filter row', async () => {
  const bytes = await writeSheet(table);
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const [sheet] = sheets;
  const [, [name, at, time, percent] = []] = sheet?.rows ?? [];
  expect([name, percent]).toEqual(['=Noor\tA', 85]);
  expect(at).toEqual(new Date('2026-11-22T10:30:00Z'));
  // Read back as a moment of the day on which spreadsheets begin to count.
  expect(time).toEqual(new Date('1899-12-31T01:02:03Z'));
  expect(sheet?.autoFilter?.range).toBe('A1:D2');
  const formats = [1, 2, 3].map((column) => sheet?.cells?.get(`1,${column}`)?.style?.numFmt);
  expect(formats).toEqual(['yyyy-mm-dd hh:mm', '[h]:mm:ss', '0"%"']);
});

it('shows whole points without a decimal point', async () => {
  const points: Table = {
    ...table,
    columns: [{ name: 'score', heading: 'Score', width: 10, kind: 'points' }],
    rows: [[45], [33.33]],
  };
  const { sheets } = await readXlsx(await writeSheet(points), { readStyles: true });
  const shown = [45, 33.33].map((score, row) =>
    formatValue(score, sheets[0]?.cells?.get(`${row + 1},0`)?.style?.numFmt ?? 'General'),
  );
  expect(shown).toEqual(['45', '33.33']);
});

it.each([
  ['History', 'Mizan'],
  ["'Sales' and support", "Sales' and support"],
  ["What is meant by 'agile'", "What is meant by 'agile"],
  ["''", 'Mizan'],
  ["Regional sales representatives' test", 'Regional sales representatives'],
])('writes a list that is called %s', async (name, called) => {
  const { sheets } = await readXlsx(await writeSheet({ ...table, name }));
  expect(sheets.map((sheet) => sheet.name)).toEqual([called]);
});

it('writes a CSV that is safe to open, with times as their reader has them', () => {
  expect(writeCsv(table).toString()).toBe(
    "\uFEFFName,Completed,Time used,Percent\r\n'=Noor\tA,2026-11-22 10:30,1:02:03,85\r\n",
  );
});

it('writes values as they are for programs', () => {
  expect(writePlainCsv(table).toString()).toBe(
    'name,completedAt,time,percentage\r\n=Noor\tA,2026-11-22T07:30:00.000Z,3723,85\r\n',
  );
  expect(writeTsv(table).toString()).toBe(
    'name\tcompletedAt\ttime\tpercentage\n=Noor A\t2026-11-22T07:30:00.000Z\t3723\t85\n',
  );
});
