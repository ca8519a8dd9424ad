import { readSeparated, SEPARATORS } from '../../../../platform/workbooks';
import type { WorkbookRow } from '../../../../platform/workbooks';
import { NotUnderstood } from '../not-understood';

/**
 * The rows of a CSV file; the separator is whichever its first line has most: that line names columns, while questions are full of commas.
 * @throws NotUnderstood WORKBOOK_UNREADABLE
 */
export function csvRows(text: string): WorkbookRow[] {
  const [first = ''] = text.split('\n', 1);
  const count = (separator: string) => first.split(separator).length;
  const rows = readSeparated(
    text,
    SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best)),
  );
  if (!rows) throw new NotUnderstood('WORKBOOK_UNREADABLE');
  return rows;
}
