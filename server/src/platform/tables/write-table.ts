import { stringify } from 'csv-stringify/sync';
import { writeXlsx } from 'hucre/xlsx';
import { plainCell } from './plain-cell';

export type Cell = string | number | null;

export interface Table {
  name: string;
  /** Read from right to left, the first column on the right. */
  isRtl: boolean;
  columns: readonly { heading: string; width: number }[];
  rows: readonly (readonly Cell[])[];
}

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** As much as a cell holds. */
const LONGEST_CELL = 32_767;
const LONGEST_NAME = 31;

/** One sheet; texts are written as texts, so that none of them is taken for a formula. */
export async function writeSheet({ name, isRtl, columns, rows }: Table): Promise<Buffer> {
  const head = columns.map(({ heading }) => heading);
  const bytes = await writeXlsx({
    sheets: [
      {
        name:
          name
            .replace(/[[\]:*?/\\]/gu, ' ')
            .slice(0, LONGEST_NAME)
            .trim() || 'Mizan',
        rows: [head, ...rows.map((row) => row.map(cellOf))],
        columns: columns.map(({ width }) => ({ width })),
        cells: new Map(head.map((value, column) => [`0,${column}`, { value, style: { font: { bold: true } } }])),
        freezePane: { rows: 1 },
        view: { rightToLeft: isRtl },
      },
    ],
  });
  return Buffer.from(bytes);
}

/** With a byte order mark; texts that a spreadsheet would run as formulas begin with an apostrophe. */
export function writeCsv({ columns, rows }: Table): Buffer {
  const head = columns.map(({ heading }) => plainCell(heading));
  const body = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : plainCell(cell))));
  return Buffer.from(BYTE_ORDER_MARK + stringify([head, ...body], { record_delimiter: 'windows' }));
}

/** What XML cannot hold is left out. */
function cellOf(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  // oxlint-disable-next-line no-control-regex -- these are what a workbook must not contain
  return cell.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/gu, '').slice(0, LONGEST_CELL) || null;
}
