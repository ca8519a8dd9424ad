import type { KeyboardEvent } from 'react';
import type { AskedGrid } from '../asked-question';
import type { Place } from './grid-cells';

const PAGE = 10;

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

/** Where a key of the keyboard leads from here; null when it is no such key. The grid is never mirrored. */
export function placeAfter(
  { key, ctrlKey, metaKey }: Pressed,
  from: Place,
  { rows, columns }: AskedGrid,
): Place | null {
  const isFar = ctrlKey || metaKey;
  const { row, column } = from;
  switch (key) {
    case 'ArrowDown':
      return { row: isFar ? rows : Math.min(rows, row + 1), column };
    case 'ArrowUp':
      return { row: isFar ? 1 : Math.max(1, row - 1), column };
    case 'ArrowRight':
      return { row, column: isFar ? columns : Math.min(columns, column + 1) };
    case 'ArrowLeft':
      return { row, column: isFar ? 1 : Math.max(1, column - 1) };
    case 'Home':
      return { row: isFar ? 1 : row, column: 1 };
    case 'End':
      return { row: isFar ? rows : row, column: columns };
    case 'PageDown':
      return { row: Math.min(rows, row + PAGE), column };
    case 'PageUp':
      return { row: Math.max(1, row - PAGE), column };
    default:
      return null;
  }
}

/** The text that a key begins a cell with; null for keys that write nothing. */
export function writtenBy({ key, ctrlKey, metaKey, altKey }: Pressed & { altKey: boolean }): string | null {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey ? key : null;
}
