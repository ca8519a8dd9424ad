import { writeXlsx } from 'hucre/xlsx';
import type { CellValue } from 'hucre/xlsx';
import { momentCellText } from './table';
import type { Cell, ColumnKind, Table, TableColumn } from './table';

/** As much as a cell holds. */
const LONGEST_CELL = 32_767;
const LONGEST_NAME = 31;
/** Spreadsheets keep it for themselves. */
const TAKEN_NAME = 'history';
const SECONDS_A_DAY = 86_400;

/** How a spreadsheet shows what it can reckon with. */
const numberFormats: Record<ColumnKind, string> = {
  moment: 'yyyy-mm-dd hh:mm',
  duration: '[h]:mm:ss',
  percentage: '0"%"',
  // One with places for decimals would leave the point behind a whole number.
  points: 'General',
};

/** One sheet with a filter row; dates and numbers are such, texts are texts, so that none of them is taken for a formula. */
export async function writeSheet({ name, isRtl, timeZone, columns, rows }: Table): Promise<Buffer> {
  const head = columns.map(({ heading }) => heading);
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheetName(name),
        rows: [head, ...rows.map((row) => row.map((cell, at) => cellOf(cell, columns[at], timeZone)))],
        columns: columns.map(({ width, kind }) => ({ width, ...(kind && { numFmt: numberFormats[kind] }) })),
        cells: new Map(head.map((value, column) => [`0,${column}`, { value, style: { font: { bold: true } } }])),
        autoFilter: { range: `A1:${letters(columns.length)}${rows.length + 1}` },
        freezePane: { rows: 1 },
        view: { rightToLeft: isRtl },
      },
    ],
  });
  return Buffer.from(bytes);
}

/** Without the signs that a name cannot have, and the apostrophes that it can neither begin nor end with. */
function sheetName(name: string): string {
  const allowed = name.replace(/[[\]:*?/\\]/gu, ' ').slice(0, LONGEST_NAME);
  const bare = allowed.replace(/^[\s']+|[\s']+$/gu, '');
  return bare === '' || bare.toLowerCase() === TAKEN_NAME ? 'Mizan' : bare;
}

function cellOf(cell: Cell, column: TableColumn | undefined, timeZone: string | null): CellValue {
  if (cell instanceof Date) return wallClock(cell, timeZone);
  if (typeof cell === 'number') return column?.kind === 'duration' ? cell / SECONDS_A_DAY : cell;
  // What XML cannot hold is left out.
  // oxlint-disable-next-line no-control-regex -- these are what a workbook must not contain
  const text = (cell ?? '').replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/gu, '').slice(0, LONGEST_CELL);
  return text === '' ? null : text;
}

/** A spreadsheet knows no time zones: the moment as a clock in this one shows it. */
function wallClock(at: Date, timeZone: string | null): Date {
  return new Date(`${momentCellText(at, timeZone).replace(' ', 'T')}:00Z`);
}

/** The name of a column, from 1. */
function letters(count: number): string {
  const at = Math.max(1, count) - 1;
  return (at >= 26 ? letters(Math.floor(at / 26)) : '') + String.fromCharCode(65 + (at % 26));
}
