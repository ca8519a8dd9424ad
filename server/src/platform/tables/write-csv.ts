import { stringify } from 'csv-stringify/sync';
import { plainCell } from './plain-cell';
import { durationCellText, momentCellText } from './table';
import type { Cell, Table, TableColumn } from './table';

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** For spreadsheets: with a byte order mark; texts that one would run as formulas begin with an apostrophe. */
export function writeCsv({ columns, rows, timeZone }: Table): Buffer {
  const head = columns.map(({ heading }) => plainCell(heading));
  const body = rows.map((row) => row.map((cell, at) => shown(cell, columns[at], timeZone)));
  return Buffer.from(BYTE_ORDER_MARK + stringify([head, ...body], { record_delimiter: 'windows' }));
}

/** For programs: columns by their names, values as they are, moments as ISO 8601 in UTC, durations in seconds (RFC 4180). */
export function writePlainCsv({ columns, rows }: Table): Buffer {
  const body = rows.map((row) => row.map(bare));
  return Buffer.from(stringify([columns.map(({ name }) => name), ...body], { record_delimiter: 'windows' }));
}

/** The same parted by tabs, which no value holds: nothing is quoted (IANA text/tab-separated-values). */
export function writeTsv({ columns, rows }: Table): Buffer {
  const lines = [columns.map(({ name }) => name), ...rows.map((row) => row.map(bare))];
  return Buffer.from(lines.map((line) => `${line.map(onOneLine).join('\t')}\n`).join(''));
}

function shown(cell: Cell, column: TableColumn | undefined, timeZone: string | null): string | number {
  if (cell instanceof Date) return momentCellText(cell, timeZone);
  if (typeof cell === 'number') return column?.kind === 'duration' ? durationCellText(cell) : cell;
  return plainCell(cell);
}

function bare(cell: Cell): string {
  return cell instanceof Date ? cell.toISOString() : String(cell ?? '');
}

function onOneLine(value: string): string {
  return value.replace(/[\t\r\n]+/gu, ' ');
}
