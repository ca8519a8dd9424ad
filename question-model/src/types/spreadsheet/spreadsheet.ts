import type { FieldProblems } from '../../draft/field-problems';
import { readFields } from '../../draft/read-fields';
import { declareKind } from '../shared/declare-kind';
import { markedByPerson } from '../shared/marked-by-person';
import { rubric } from '../shared/rubric';
import { COLUMNS, ROWS, spreadsheetContent } from './content';
import type { Grid, GridCell, GridDraft } from './content';

/** A grid to fill in on the page. */
export const spreadsheet = declareKind({
  ...markedByPerson('spreadsheet', 'A grid to fill in on the page, marked by a person.'),
  read: (draft, { problems }) => {
    if (!draft.grid) problems.add('grid', 'required');
    const grid = draft.grid ? readGrid(draft.grid, problems) : { columns: 0, rows: 0, cells: [] };
    return { content: { grid }, answerKey: readFields({ rubric }, draft, problems) };
  },
});

function readGrid(draft: GridDraft, problems: FieldProblems): Grid {
  const columns = problems.number('grid.columns', draft.columns, COLUMNS);
  const rows = problems.number('grid.rows', draft.rows, ROWS);
  const max = COLUMNS.max * ROWS.max;
  if (draft.cells.length > max) problems.add('grid.cells', 'max-items', { max });
  const places = new Set<string>();
  const cells = draft.cells.slice(0, max).map((cell, index) => {
    const path = `grid.cells.${index}`;
    checkPlace(path, cell, { columns, rows }, places, problems);
    return readCell(path, cell, problems);
  });
  return { columns, rows, cells: cells.filter(({ text, isLocked }) => text !== '' || isLocked) };
}

function checkPlace(
  path: string,
  { row, column }: GridDraft['cells'][number],
  { columns, rows }: Pick<Grid, 'columns' | 'rows'>,
  places: Set<string>,
  problems: FieldProblems,
): void {
  const place = `${row} ${column}`;
  if (row < 1 || row > rows || column < 1 || column > columns) problems.add(path, 'cell-outside');
  else if (places.has(place)) problems.add(path, 'duplicate');
  places.add(place);
}

function readCell(path: string, cell: GridDraft['cells'][number], problems: FieldProblems): GridCell {
  const { max } = spreadsheetContent.grid.fields.cells.of.fields.text;
  const text = problems.text(`${path}.text`, cell.text, { max, isOptional: true });
  return { row: cell.row, column: cell.column, text, isLocked: cell.isLocked ?? false };
}
