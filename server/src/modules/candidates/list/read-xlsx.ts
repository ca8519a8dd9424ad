import { readWorkbook } from '../../../platform/workbooks';
import type { TableRow } from './candidate-table';
import { MAX_CANDIDATES } from './limits';

/** One more than may be invited, and room for the header: the surplus is reported, not read to its end. */
const ROWS_READ = MAX_CANDIDATES + 7;

/** Null when the bytes are no acceptable workbook. */
export function readXlsx(bytes: Uint8Array): Promise<TableRow[] | null> {
  return readWorkbook(bytes, ROWS_READ);
}
