import { readPlainCell } from '../../../platform/tables';
import { readSeparated, SEPARATORS } from '../../../platform/workbooks';
import type { TableRow } from './candidate-table';
import { readText } from './read-text';

const LINES_LOOKED_AT = 20;

/**
 * The text of a CSV file, whichever separator it was written with. Blank lines are skipped, line numbers are the file's, and what an
 * export put before a text so that no spreadsheet runs it is taken away again.
 */
export function readCsv(text: string): TableRow[] {
  const lines = text.replace(/\r\n?/g, '\n');
  const told = /^sep=(.)(?=\n|$)/i.exec(lines);
  const body = told ? lines.slice(told[0].length) : lines;
  // A quote that never closes: the text is then better read line by line than not at all.
  const rows = readSeparated(body, told?.[1] ?? separatorOf(body));
  return rows?.map(({ line, cells }) => ({ line, cells: cells.map(readPlainCell) })) ?? readText(body);
}

/** The separator that most of the first lines have; of several, the one that they have most often. */
function separatorOf(text: string): string {
  const lines = text.split('\n', LINES_LOOKED_AT).filter((line) => line.trim() !== '');
  const scored = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const score =
      counts.filter(Boolean).length * 1_000 +
      Math.min(
        999,
        counts.reduce((sum, count) => sum + count, 0),
      );
    return { separator, score };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}
