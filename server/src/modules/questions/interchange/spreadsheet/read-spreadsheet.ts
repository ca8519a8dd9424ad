import { readWorkbook } from '../../../../platform/workbooks';
import type { WorkbookRow } from '../../../../platform/workbooks';
import type { ImportNote, InterchangeReading } from '../interchange';
import { NotUnderstood } from '../not-understood';
import { readEach, titleOf } from '../read-each';
import { sourceText } from '../source-text';
import type { SheetColumn } from './columns';
import { csvRows } from './csv-rows';
import { questionIn } from './read-row';
import { headingsOf, SheetRow } from './sheet-row';

/** More rows than the largest import, so that the surplus is seen. */
const ROWS_READ = 5_100;
/** A title may stand above the headings. */
const HEADINGS_WITHIN = 5;
const ZIP = Buffer.from('PK', 'latin1');

type Headings = (SheetColumn | number | null)[];

/** An .xlsx file by its first sheet, or a CSV file. @throws NotUnderstood when it is neither, or has no headings */
export async function readSpreadsheet(bytes: Uint8Array): Promise<InterchangeReading> {
  const isWorkbook = ZIP.equals(bytes.subarray(0, ZIP.length));
  const rows = isWorkbook ? await readWorkbook(bytes, ROWS_READ) : csvRows(sourceText(bytes));
  if (rows === null) throw new NotUnderstood('WORKBOOK_UNREADABLE');
  const at = rows.slice(0, HEADINGS_WITHIN).findIndex(({ cells }) => headingsOf(cells));
  const headings = headingsOf(rows[at]?.cells ?? []);
  if (!headings) throw new NotUnderstood('COLUMNS_NOT_FOUND', {}, rows[0]?.line);
  const below = rows.slice(at + 1);
  const reading = readEach(
    below.map((row) => sheetRow(row, headings)),
    (row) => ({ line: row.line, title: titleOf(row.text('text')) }),
    (row) => ({ question: questionIn(row) }),
  );
  return {
    ...reading,
    ignored: [...above(rows.slice(0, at)), ...unknownColumns(rows[at], below, headings), ...reading.ignored],
  };
}

function sheetRow({ line, cells }: WorkbookRow, headings: Headings): SheetRow {
  const named = headings.flatMap((heading, column) =>
    heading === null ? [] : [[heading, cells[column] ?? ''] as const],
  );
  return new SheetRow(line, new Map(named.reverse()));
}

function above(rows: WorkbookRow[]): ImportNote[] {
  return rows.map(({ line, cells }) => ({
    line,
    title: '',
    code: 'STRAY_TEXT',
    params: { text: titleOf(cells.join(' ')) },
  }));
}

/** Columns that hold something and mean nothing here. */
function unknownColumns(row: WorkbookRow | undefined, below: WorkbookRow[], headings: Headings): ImportNote[] {
  return Array.from(
    { length: Math.max(headings.length, ...below.map(({ cells }) => cells.length)) },
    (_, column) => column,
  )
    .filter((column) => (headings[column] ?? null) === null && below.some(({ cells }) => cells[column]?.trim()))
    .map((column) => ({
      line: row?.line ?? null,
      title: '',
      code: 'UNKNOWN_COLUMN',
      params: { name: headingAt(row, column) },
    }));
}

function headingAt(row: WorkbookRow | undefined, column: number): string {
  const heading = row?.cells[column]?.trim() ?? '';
  return heading === '' ? `#${column + 1}` : heading;
}
