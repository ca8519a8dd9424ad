import type { AnswerCell } from '../answer-value';
import type { AskedGrid } from '../asked-question';

/** Counted from 1. */
export interface CellPlace {
  row: number;
  column: number;
}

const isAt = ({ row, column }: CellPlace, place: CellPlace) => row === place.row && column === place.column;

export const columnName = (column: number): string => String.fromCharCode(64 + column);
export const placeName = ({ row, column }: CellPlace): string => `${columnName(column)}${row}`;

const givenAt = (grid: AskedGrid, place: CellPlace) => grid.cells.find((cell) => isAt(cell, place));

export const isLockedAt = (grid: AskedGrid, place: CellPlace): boolean => givenAt(grid, place)?.isLocked === true;

/** In reading order. */
function placesOf({ rows, columns }: AskedGrid): CellPlace[] {
  return Array.from({ length: rows * columns }, (_, at) => ({
    row: Math.floor(at / columns) + 1,
    column: (at % columns) + 1,
  }));
}

/** Where writing begins: the first cell that is not fixed. */
export const firstFreeOf = (grid: AskedGrid): CellPlace =>
  placesOf(grid).find((place) => !isLockedAt(grid, place)) ?? { row: 1, column: 1 };

/** Where what is typed on a fixed cell goes: the next one that is free and still empty; null when there is none. */
export function freeAfter(grid: AskedGrid, from: CellPlace, textAt: (place: CellPlace) => string): CellPlace | null {
  const places = placesOf(grid);
  const at = places.findIndex((place) => isAt(place, from));
  return places.slice(at + 1).find((place) => !isLockedAt(grid, place) && textAt(place) === '') ?? null;
}

export const isInside = ({ rows, columns }: AskedGrid, { row, column }: CellPlace): boolean =>
  row >= 1 && row <= rows && column >= 1 && column <= columns;

/** All texts by row and column from 0: what was given, with what was written over it. */
export function textsOf(grid: AskedGrid, written: readonly AnswerCell[]): string[][] {
  const texts = Array.from({ length: grid.rows }, () => Array.from({ length: grid.columns }, () => ''));
  for (const { row, column, text } of [...grid.cells, ...written]) {
    const line = texts[row - 1];
    if (line && column <= grid.columns) line[column - 1] = text;
  }
  return texts;
}

export type Change = CellPlace & { text: string };

/** What the candidate has written, after these changes: only what differs from the grid that was given. */
export function withChanges(grid: AskedGrid, written: readonly AnswerCell[], changes: readonly Change[]): AnswerCell[] {
  const allowed = changes.filter((change) => isInside(grid, change) && !isLockedAt(grid, change));
  const kept = written.filter((cell) => !allowed.some((change) => isAt(change, cell)));
  const news = allowed.filter((change) => change.text !== (givenAt(grid, change)?.text ?? ''));
  return [...kept, ...news.map(({ row, column, text }) => ({ row, column, text }))];
}

/** The cells of the clipboard as changes, from this place on. */
export const changesFrom = (from: CellPlace, cells: readonly string[][]): Change[] =>
  cells.flatMap((row, down) => row.map((text, along) => ({ row: from.row + down, column: from.column + along, text })));
