import type { KeyboardEvent } from 'react';
import type { AskedGrid } from '../asked-question';
import type { CellPlace } from './grid-cells';

const PAGE = 10;

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

const MIRRORED: Partial<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Where a key of the keyboard leads from here; null when it is no such key. An arrow means the side that it points to. */
export function placeAfter(
  { key, ctrlKey, metaKey }: Pressed,
  from: CellPlace,
  { rows, columns }: AskedGrid,
  isMirrored = false,
): CellPlace | null {
  const isFar = ctrlKey || metaKey;
  const { row, column } = from;
  switch ((isMirrored ? MIRRORED[key] : undefined) ?? key) {
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

/** The cell after this one, from row to row, or the one before it; null past the end. */
export function placeByTab(
  { row, column }: CellPlace,
  { rows, columns }: AskedGrid,
  isBack: boolean,
): CellPlace | null {
  const at = (row - 1) * columns + (column - 1) + (isBack ? -1 : 1);
  if (at < 0 || at >= rows * columns) return null;
  return { row: Math.floor(at / columns) + 1, column: (at % columns) + 1 };
}

/** The text that a key begins a cell with; null for keys that write nothing. */
export function writtenBy({ key, ctrlKey, metaKey, altKey }: Pressed & { altKey: boolean }): string | null {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey ? key : null;
}
