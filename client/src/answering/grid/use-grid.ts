import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { AskedGrid } from '../asked-question';
import type { Exit } from './cell-input';
import { cellsOfClipboard, changesFrom, isInside, isLockedAt, placeName, type Change, type Place } from './grid-cells';
import { placeAfter, writtenBy } from './grid-keys';

interface Editing {
  /** What the cell held, for Escape. */
  before: string;
  isTypedOver: boolean;
}

interface Props {
  grid: AskedGrid;
  isLocked: boolean;
  textAt: (place: Place) => string;
  onChange: (changes: Change[]) => void;
}

const STEPS: Record<Exclude<Exit, 'stay' | 'undo'>, Place> = {
  down: { row: 1, column: 0 },
  up: { row: -1, column: 0 },
  right: { row: 0, column: 1 },
  left: { row: 0, column: -1 },
};

/** Where the focus is, whether a cell is open, and what keys, pointer and clipboard do about it. */
export function useGrid({ grid, isLocked, textAt, onChange }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Place>({ row: 1, column: 1 });
  const [editing, setEditing] = useState<Editing | null>(null);
  const isToFocus = useRef(false);

  useEffect(() => {
    if (!isToFocus.current || editing) return;
    isToFocus.current = false;
    table.current?.querySelector<HTMLElement>(`[data-place="${placeName(active)}"]`)?.focus();
  });

  const go = (to: Place) => {
    setEditing(null);
    setActive(to);
    isToFocus.current = true;
  };
  const open = (isTypedOver: boolean, text?: string) => {
    if (isLocked || isLockedAt(grid, active)) return;
    setEditing({ before: textAt(active), isTypedOver });
    if (text !== undefined) onChange([{ ...active, text }]);
  };
  const exit = (to: Exit) => {
    if (to === 'undo' && editing) onChange([{ ...active, text: editing.before }]);
    if (to === 'stay') {
      setEditing(null);
      return;
    }
    const step = to === 'undo' ? { row: 0, column: 0 } : STEPS[to];
    const next = { row: active.row + step.row, column: active.column + step.column };
    go(isInside(grid, next) ? next : active);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to = placeAfter(event, active, grid);
    const text = writtenBy(event);
    if (to) go(to);
    else if (event.key === 'Enter' || event.key === 'F2') open(false);
    else if (event.key === 'Delete' || event.key === 'Backspace') onChange([{ ...active, text: '' }]);
    else if (text !== null) open(true, text);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = ({ target }: MouseEvent) => {
    const cell = (target as Element).closest<HTMLElement>('[data-place]');
    if (!cell) return;
    const place = { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
    const isSame = placeName(place) === placeName(active);
    if (isSame && editing) return;
    // The second touch opens the cell: a phone has no keys to begin with.
    if (isSame && cell === document.activeElement) open(false);
    else go(place);
  };
  const clipboard = {
    onCopy: (event: ClipboardEvent) => {
      if (editing) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', textAt(active));
    },
    onPaste: (event: ClipboardEvent) => {
      const cells = cellsOfClipboard(event.clipboardData.getData('text/plain'));
      const isOneText = cells.length === 1 && cells[0]?.length === 1;
      if (isLocked || (editing && isOneText)) return;
      event.preventDefault();
      setEditing(null);
      onChange(changesFrom(active, cells));
      isToFocus.current = true;
    },
  };
  return { table, active, editing, exit, handlers: { onKeyDown, onClick, ...clipboard } };
}
