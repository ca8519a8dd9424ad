import { parse } from 'csv-parse/sync';
import type { TableRow } from './candidate-table';
import { readText } from './read-text';

const SEPARATORS = ['\t', ';', ',', '؛', '،'];
const LINES_LOOKED_AT = 20;

/** The text of a CSV file, whichever separator it was written with. Blank lines are skipped, line numbers are the file's. */
export function readCsv(text: string): TableRow[] {
  const lines = text.replace(/\r\n?/g, '\n');
  const told = /^sep=(.)(?=\n|$)/i.exec(lines);
  const body = told ? lines.slice(told[0].length) : lines;
  const rows = parseRecords(body, told?.[1] ?? separatorOf(body)) ?? readText(body);
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** Null when a quote never closes: the text is then better read line by line than not at all. */
function parseRecords(text: string, delimiter: string): TableRow[] | null {
  try {
    // With `info` the parser answers records wrapped with their place, which its types do not tell.
    const parsed = parse(text, {
      delimiter,
      info: true,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
    }) as unknown as Parsed[];
    return parsed.map(({ record, info }) => ({ line: info.lines - lineEndsIn(record), cells: record }));
  } catch {
    return null;
  }
}

/** The parser counts to the end of a record; people look for its beginning. */
function lineEndsIn(cells: string[]): number {
  return cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
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
