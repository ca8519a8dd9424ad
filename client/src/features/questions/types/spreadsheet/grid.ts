import { readClipboardTable } from '../../../../lib/clipboard-table';
import { questionLimits } from '../../limits';
import type { AnswerInput, QuestionFields } from '../question-type';
import type { RubricDraft } from '../rubric/rubric';
import { readWhole } from '../whole-number';

export interface CellDraft {
  readonly text: string;
  /** Candidates cannot change it. */
  readonly isLocked: boolean;
}

/** Counted from 1. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface Span {
  readonly from: Place;
  readonly to: Place;
}

/** By `keyOf`; a cell that is not there is empty and open. */
export type Cells = Readonly<Record<string, CellDraft>>;

export interface SpreadsheetDraft extends RubricDraft {
  /** As typed. */
  readonly columns: string;
  readonly rows: string;
  readonly cells: Cells;
}

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

const EMPTY: CellDraft = { text: '', isLocked: false };

export const keyOf = ({ row, column }: Place): string => `${row}:${column}`;
export const cellAt = (cells: Cells, place: Place): CellDraft => cells[keyOf(place)] ?? EMPTY;

export const blankSpreadsheet = (): SpreadsheetDraft => ({ columns: '5', rows: '8', cells: {}, rubric: '' });

/** What is drawn while a size is being typed: never more than there may be. */
export function sizeOf({ columns, rows }: Pick<SpreadsheetDraft, 'columns' | 'rows'>): Size {
  const within = (typed: string, most: number) => Math.min(most, Math.max(1, readWhole(typed) ?? 1));
  return { columns: within(columns, questionLimits.mostColumns), rows: within(rows, questionLimits.mostRows) };
}

export const placesIn = ({ from, to }: Span): Place[] => {
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
  const [start, end] = [Math.min(from.column, to.column), Math.max(from.column, to.column)];
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: end - start + 1 }, (__, along) => ({ row: top + down, column: start + along })),
  ).flat();
};

export const isIn = ({ from, to }: Span, { row, column }: Place): boolean =>
  (row - from.row) * (row - to.row) <= 0 && (column - from.column) * (column - to.column) <= 0;

function withCells(cells: Cells, places: readonly Place[], change: (own: CellDraft) => Partial<CellDraft>): Cells {
  const changed = places.map((place) => {
    const own = cellAt(cells, place);
    return [keyOf(place), { ...own, ...change(own) }] as const;
  });
  return { ...cells, ...Object.fromEntries(changed) };
}

export const cellWritten = (cells: Cells, place: Place, text: string): Cells =>
  withCells(cells, [place], () => ({ text }));
export const cleared = (cells: Cells, span: Span): Cells => withCells(cells, placesIn(span), () => ({ text: '' }));
export const locked = (cells: Cells, span: Span, isLocked: boolean): Cells =>
  withCells(cells, placesIn(span), () => ({ isLocked }));
export const isAllLocked = (cells: Cells, span: Span): boolean =>
  placesIn(span).every((place) => cellAt(cells, place).isLocked);

/** Locks what is written and opens the rest: what candidates usually get. */
export const lockedWhereFilled = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, { ...cell, isLocked: cell.text.trim() !== '' }]));

/** A table pasted at a place: it fills the cells from there on, and the grid grows as far as it may. */
export function pasted(draft: SpreadsheetDraft, at: Place, text: string): SpreadsheetDraft {
  const table = readClipboardTable(text);
  const size = sizeOf(draft);
  const widest = Math.max(...table.map((row) => row.length));
  const columns = Math.min(questionLimits.mostColumns, Math.max(size.columns, at.column + widest - 1));
  const rows = Math.min(questionLimits.mostRows, Math.max(size.rows, at.row + table.length - 1));
  const cells = { ...draft.cells };
  table.forEach((row, down) =>
    row.forEach((cell, along) => {
      const place = { row: at.row + down, column: at.column + along };
      if (place.row > rows || place.column > columns) return;
      cells[keyOf(place)] = { ...cellAt(cells, place), text: cell.slice(0, questionLimits.cellLength) };
    }),
  );
  return { ...draft, columns: String(columns), rows: String(rows), cells };
}

export function readSpreadsheet({ grid, rubric }: QuestionFields): SpreadsheetDraft {
  const { columns, rows } = blankSpreadsheet();
  return {
    columns: String(grid?.columns ?? columns),
    rows: String(grid?.rows ?? rows),
    cells: Object.fromEntries(
      (grid?.cells ?? []).map(({ text, isLocked, ...place }) => [keyOf(place), { text, isLocked }]),
    ),
    rubric: rubric ?? '',
  };
}

/** Cells outside of the size stay in the draft, so that a size typed by mistake loses nothing; they are not sent. */
export function writeSpreadsheet(draft: SpreadsheetDraft): AnswerInput {
  const size = sizeOf(draft);
  const all = placesIn({ from: { row: 1, column: 1 }, to: { row: size.rows, column: size.columns } });
  const cells = all.flatMap((place) => {
    const { text, isLocked } = cellAt(draft.cells, place);
    return text.trim() === '' && !isLocked ? [] : [{ ...place, text: text.trim(), isLocked }];
  });
  return { grid: { ...size, cells }, rubric: draft.rubric.trim() };
}
