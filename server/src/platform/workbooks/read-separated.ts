import { parse } from 'csv-parse/sync';
import type { WorkbookRow } from './read-workbook';

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** What people separate the values of a row with, in both scripts; the rarer in ordinary text comes first. */
export const SEPARATORS = ['\t', ';', ',', '؛', '،'] as const;

/**
 * The rows of a file of separated values but the blank ones; `line` is where a row begins, though its cells may go over several. Lines end
 * as on any system. Null when a quote never closes.
 */
export function readSeparated(text: string, separator: string): WorkbookRow[] | null {
  try {
    const parsed = parsedRows(text.replace(/\r\n?/g, '\n'), separator);
    const rows = parsed.map(({ record, info }) => ({ line: info.lines - lineEndsIn(record), cells: record }));
    return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  } catch {
    return null;
  }
}

function parsedRows(text: string, delimiter: string): Parsed[] {
  // With `info` the parser answers records wrapped with their place, which its types do not tell.
  return parse(text, {
    delimiter,
    info: true,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
  }) as unknown as Parsed[];
}

/** The parser counts to the end of a record; people look for its beginning. */
function lineEndsIn(cells: string[]): number {
  return cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
}
