import { streamXlsxRows } from 'hucre/xlsx';
import type { CellValue } from 'hucre/xlsx';
import { safeWorkbook } from './workbook-parts';

/** A non-blank row of a table; `line` counts from 1 as an editor or Excel shows it. */
export interface WorkbookRow {
  line: number;
  cells: string[];
}

const WIDEST_ROW = 1_024;
const LAST_ROW = 1_048_576;
const SHEETS_LOOKED_AT = 3;
const SHEETS_OF_A_BOOK = 20;

/**
 * The rows of the first sheet that has any, at most `maxRows`. Values as they are stored: of a formula the result that Excel
 * kept, never a calculation. Null when the bytes are no acceptable workbook.
 */
export async function readWorkbook(bytes: Uint8Array, maxRows: number): Promise<WorkbookRow[] | null> {
  const workbook = await safeWorkbook(bytes);
  if (!workbook) return null;
  try {
    for (let sheet = 0; sheet < SHEETS_LOOKED_AT; sheet++) {
      const rows = await readSheet(workbook, sheet, maxRows);
      if (rows === null || rows.length > 0) return rows;
    }
    return [];
  } catch {
    // Whatever stopped the reader, the user's remedy is the same: this is no workbook that can be read.
    return null;
  }
}

/** The same of every sheet, for whoever knows better which one is meant; a workbook may begin with a cover. */
export async function readSheets(bytes: Uint8Array, maxRows: number): Promise<WorkbookRow[][] | null> {
  const workbook = await safeWorkbook(bytes);
  if (!workbook) return null;
  const sheets: WorkbookRow[][] = [];
  for (let sheet = 0; sheet < SHEETS_OF_A_BOOK; sheet++) {
    const rows = await readSheet(workbook, sheet, maxRows).catch(() => null);
    if (rows === null) return sheets.length > 0 ? sheets : null;
    sheets.push(rows);
  }
  return sheets;
}

async function readSheet(workbook: Buffer, sheet: number, maxRows: number): Promise<WorkbookRow[] | null> {
  const rows: WorkbookRow[] = [];
  for await (const { index, values } of streamXlsxRows(workbook, { sheet })) {
    if (values.length > WIDEST_ROW) return null;
    const cells = values.map(cellText);
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: lineOf(index, rows.length), cells });
    if (rows.length >= maxRows) break;
  }
  return rows;
}

/** A file may claim any row number; one that Excel could not show is replaced by the place among the rows. */
function lineOf(index: number, rowsBefore: number): number {
  return Number.isInteger(index) && index >= 0 && index < LAST_ROW ? index + 1 : rowsBefore + 1;
}

/** A number typed as a number keeps all its digits: 966501234567, not 9.66501E+11. */
function cellText(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value).toString() : String(value);
  return value instanceof Date ? value.toISOString() : String(value);
}
