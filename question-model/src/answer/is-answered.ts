import type { AnswerCell, SentAnswer } from './answer-value';

/** The grid that was given, as far as it tells a cell that was emptied from one that was never filled. */
export interface GivenGrid {
  cells: readonly AnswerCell[];
}

const isWritten = (text: string | null | undefined) => (text ?? '').trim() !== '';

/**
 * Whether there is anything in an answer; one that was taken back is stored as an empty one. A cell without a text is an answer
 * only where it empties one that the grid had filled.
 */
export function isAnswered(value: SentAnswer | null | undefined, grid?: GivenGrid | null): boolean {
  if (!value) return false;
  const { choiceIds, matches, fileIds, truth, rating, text, date, blanks, cells } = value;
  return (
    [choiceIds, matches, fileIds].some((given) => (given ?? []).length > 0) ||
    typeof truth === 'boolean' ||
    typeof rating === 'number' ||
    [text, date, ...(blanks ?? [])].some(isWritten) ||
    (cells ?? []).some((cell) => isWritten(cell.text) || isWritten(filledAt(cell, grid)))
  );
}

function filledAt({ row, column }: AnswerCell, grid: GivenGrid | null | undefined): string | undefined {
  return grid?.cells.find((cell) => cell.row === row && cell.column === column)?.text;
}
