import type { FieldProblems } from '../../field-problems';
import { QuestionType } from '../../vocabulary';
import type { Grid, GridCell, PaperContent, QuestionContent } from '../question-content';
import { withoutContent } from '../question-kind';
import type { GridDraft, KeyDraft, KeyedContent, QuestionKind } from '../question-kind';
import { readRubric } from '../rubric';

const COLUMNS = { min: 1, max: 26 };
const ROWS = { min: 1, max: 100 };
const MAX_CELL_LENGTH = 500;

/** A grid to fill in on the page; a person marks it. */
export class Spreadsheet implements QuestionKind {
  readonly type = QuestionType.SPREADSHEET;

  read(draft: KeyDraft, problems: FieldProblems): KeyedContent {
    if (!draft.grid) problems.add('grid', 'required');
    const content = draft.grid ? { grid: readGrid(draft.grid, problems) } : {};
    return { content, answerKey: readRubric(draft, problems) };
  }

  toPaper({ grid }: QuestionContent): PaperContent {
    if (!grid) return withoutContent();
    const { columns, rows } = grid;
    const cells = grid.cells.map(({ row, column, text, isLocked }) => ({ row, column, text, isLocked }));
    return { ...withoutContent(), grid: { columns, rows, cells } };
  }
}

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
  const text = problems.text(`${path}.text`, cell.text, { max: MAX_CELL_LENGTH, isOptional: true });
  return { row: cell.row, column: cell.column, text, isLocked: cell.isLocked ?? false };
}
