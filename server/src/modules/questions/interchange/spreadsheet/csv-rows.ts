import { parse } from 'csv-parse/sync';
import type { SheetRow } from '../../../../platform/workbooks';
import { NotUnderstood } from '../not-understood';

const SEPARATORS = [',', ';', '\t', '؛', '،'];

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** The rows of a CSV file; the separator is whichever its first line has most. @throws NotUnderstood WORKBOOK_UNREADABLE */
export function csvRows(text: string): SheetRow[] {
  const [first = ''] = text.split('\n', 1);
  const count = (separator: string) => first.split(separator).length;
  const delimiter = SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
  const rows = parsed(text, delimiter).map(({ record, info }) => ({
    line: info.lines - lineEndsIn(record),
    cells: record,
  }));
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

function parsed(text: string, delimiter: string): Parsed[] {
  try {
    // With `info` the parser answers records wrapped with their place, which its types do not tell.
    return parse(text, {
      delimiter,
      info: true,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
    }) as unknown as Parsed[];
  } catch {
    throw new NotUnderstood('WORKBOOK_UNREADABLE');
  }
}

/** The parser counts to the end of a record; people look for its beginning. */
function lineEndsIn(cells: string[]): number {
  return cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
}
