import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { readClipboardTable } from '../../lib/clipboard-table';
import type { AskedGrid } from '../asked-question';
import type { Exit } from './cell-input';
import { changesFrom, firstFreeOf, freeAfter, isLockedAt, placeName, type Change, type CellPlace } from './grid-cells';
import { placeAfter, placeByTab, writtenBy } from './grid-keys';

interface Editing {
  /** What the cell held, for Escape. */
  before: string;
  isTypedOver: boolean;
}

interface Props {
  grid: AskedGrid;
  isLocked: boolean;
  /** The first column stands on the right. */
  isMirrored: boolean;
  textAt: (place: CellPlace) => string;
  onChange: (changes: Change[]) => void;
}

/** Typed on a fixed cell: where it went instead, or nowhere. */
interface Fixed {
  at: CellPlace;
  to: CellPlace | null;
}

/** As keys that were pressed on the cell itself. */
const KEYS: Record<'down' | 'up' | 'right' | 'left', string> = {
  down: 'ArrowDown',
  up: 'ArrowUp',
  right: 'ArrowRight',
  left: 'ArrowLeft',
};

/** Where the focus is, whether a cell is open, and what keys, pointer and clipboard do about it. */
export function useGrid({ grid, isLocked, isMirrored, textAt, onChange }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<CellPlace>(() => firstFreeOf(grid));
  const [fixed, setFixed] = useState<Fixed | null>(null);
  // While somebody fills the grid in, Tab means the next cell; before that, and after Escape, it leads past the grid.
  const isFilling = useRef(false);
  const [editing, setEditing] = useState<Editing | null>(null);
  const isToFocus = useRef(false);

  useEffect(() => {
    if (!isToFocus.current || editing) return;
    isToFocus.current = false;
    table.current?.querySelector<HTMLElement>(`[data-place="${placeName(active)}"]`)?.focus();
  });

  const go = (to: CellPlace) => {
    setEditing(null);
    setFixed(null);
    setActive(to);
    isToFocus.current = true;
  };
  const open = (isTypedOver: boolean, text?: string) => {
    if (isLocked) return;
    isFilling.current = true;
    const isFixed = isLockedAt(grid, active);
    // What is typed is never lost: on a fixed cell it goes to the next empty one.
    const at = isFixed ? freeAfter(grid, active, textAt) : active;
    if (isFixed) setFixed({ at: active, to: text === undefined ? null : at });
    if (!at || (isFixed && text === undefined)) return;
    setActive(at);
    setEditing({ before: textAt(at), isTypedOver });
    if (text !== undefined) onChange([{ ...at, text }]);
  };
  const exit = (to: Exit) => {
    if (to === 'undo' && editing) onChange([{ ...active, text: editing.before }]);
    if (to === 'stay') setEditing(null);
    else if (to === 'undo') go(active);
    else if (to === 'next' || to === 'previous') go(placeByTab(active, grid, to === 'previous') ?? active);
    else go(placeAfter({ key: KEYS[to], ctrlKey: false, metaKey: false }, active, grid, isMirrored) ?? active);
  };
  const clear = () => {
    if (isLockedAt(grid, active)) setFixed({ at: active, to: null });
    else onChange([{ ...active, text: '' }]);
  };
  /** @returns whether the key meant the grid */
  const press = (event: KeyboardEvent): boolean => {
    const to = event.key === 'Tab' && isFilling.current ? placeByTab(active, grid, event.shiftKey) : null;
    const next = to ?? placeAfter(event, active, grid, isMirrored);
    const text = writtenBy(event);
    if (next) go(next);
    else if (event.key === 'Enter' || event.key === 'F2') open(false);
    else if (event.key === 'Delete' || event.key === 'Backspace') clear();
    else if (text !== null) open(true, text);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') isFilling.current = false;
    if (!press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) isFilling.current = false;
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
      const cells = readClipboardTable(event.clipboardData.getData('text/plain'));
      const isOneText = cells.length === 1 && cells[0]?.length === 1;
      if (isLocked || (editing && isOneText)) return;
      event.preventDefault();
      setEditing(null);
      onChange(changesFrom(active, cells));
      isToFocus.current = true;
    },
  };
  return { table, active, editing, fixed, exit, handlers: { onKeyDown, onClick, onBlur, ...clipboard } };
}
