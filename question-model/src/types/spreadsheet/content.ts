import { group, list, text, toggle, whole } from '../../shape/declare';
import type { DraftOf, ValueOf } from '../../shape/shape';

export const COLUMNS = { min: 1, max: 26 };
export const ROWS = { min: 1, max: 100 };

const cell = group(
  'GridCell',
  {
    row: whole(ROWS.min, ROWS.max),
    column: whole(COLUMNS.min, COLUMNS.max),
    text: text({ max: 500 }),
    isLocked: toggle('Shown, but not for the candidate to change.'),
  },
  'Row and column count from 1.',
);

const grid = group(
  'Grid',
  {
    columns: whole(COLUMNS.min, COLUMNS.max),
    rows: whole(ROWS.min, ROWS.max),
    cells: list(cell, 'Those that hold something from the start; every other cell is empty and free.'),
  },
  'At most 26 columns and 100 rows.',
);

export const spreadsheetContent = { grid };

export type GridCell = ValueOf<typeof cell>;
export type Grid = ValueOf<typeof grid>;
export type GridDraft = DraftOf<typeof grid>;
