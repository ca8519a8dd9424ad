import { readSheets } from '../../../platform/workbooks';
import type { TableRow } from './candidate-table';
import { MAX_CANDIDATES, ROWS_ABOVE_PEOPLE } from './limits';

/** One more than may be invited, and room for what stands above them: the surplus is reported, not read to its end. */
const ROWS_READ = MAX_CANDIDATES + ROWS_ABOVE_PEOPLE + 1;

/** The sheet with the most addresses: a cover, notes and lists of codes have none. Null when the bytes are no acceptable workbook. */
export async function readXlsx(bytes: Uint8Array): Promise<TableRow[] | null> {
  const sheets = await readSheets(bytes, ROWS_READ);
  if (sheets === null) return null;
  const filled = sheets.filter((rows) => rows.length > 0);
  const [first = []] = filled;
  return filled.reduce((best, rows) => (peopleIn(rows) > peopleIn(best) ? rows : best), first);
}

function peopleIn(rows: readonly TableRow[]): number {
  return rows.filter(({ cells }) => cells.some((cell) => cell.includes('@'))).length;
}
