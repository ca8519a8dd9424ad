import type { QuestionContent } from '@mizan/question-model';
import type { AnswerValue } from '../../exam';

/**
 * The answer without cells that were not the candidate's to fill: locked ones and those outside the grid. Saving does not read
 * the question, so a page that was tampered with can send them; a reviewer must not take them for what was given.
 */
export function withFreeCells(value: AnswerValue | null, { grid }: QuestionContent): AnswerValue | null {
  if (!value?.cells || !grid) return value;
  const locked = new Set(grid.cells.filter(({ isLocked }) => isLocked).map(positionKey));
  const isFree = (cell: CellPosition) =>
    cell.row <= grid.rows && cell.column <= grid.columns && !locked.has(positionKey(cell));
  return { ...value, cells: value.cells.filter(isFree) };
}

interface CellPosition {
  row: number;
  column: number;
}

const positionKey = ({ row, column }: CellPosition) => `${row} ${column}`;
