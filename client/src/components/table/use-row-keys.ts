import { useEffect, useEffectEvent, type RefObject } from 'react';
import { letterOf } from '../../lib/letter-of';
import { ROW_KEYS, type RowKey } from '../../lib/row-keys';
import { useShortcutsOn } from '../../lib/shortcuts-choice';

const ROWS = 'tbody > tr[data-row-key], ul > li[data-row-key]';
/** What has the focus of a row: its tick, else the first that can be pressed. */
const TICK = 'input[type="checkbox"]';
const CONTROL = `${TICK}, a[href], button:not([disabled])`;
const OWN_KEYS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]';

/** J and K go from row to row, from the one that is open where none has the focus, X ticks the row, E does what is done most. Off with all letters, and where a field has the focus. */
export function useRowKeys(place: RefObject<HTMLElement | null>, onEdit: ((key: string) => void) | undefined): void {
  const isOn = useShortcutsOn();
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
    const rows = [...(place.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
    if (act(letterOf(event), rows, onEdit)) event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}

function act(letter: string, rows: readonly HTMLElement[], onEdit: ((key: string) => void) | undefined): boolean {
  const key = ROW_KEYS.find((own) => own === letter);
  return key !== undefined && ACTS[key](rows, placeIn(rows), onEdit);
}

function placeIn(rows: readonly HTMLElement[]): number {
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  return focused >= 0 ? focused : rows.findIndex((row) => row.querySelector('[aria-current="true"]'));
}

/** Whether something was done; `at` is where one is, -1 for outside. */
type Act = (rows: readonly HTMLElement[], at: number, onEdit: ((key: string) => void) | undefined) => boolean;

const ACTS: Record<RowKey, Act> = {
  j: (rows, at) => focusOn(rows[at + 1]),
  k: (rows, at) => focusOn(rows[at < 0 ? rows.length - 1 : at - 1]),
  x: (rows, at) => {
    rows[at]?.querySelector<HTMLElement>(TICK)?.click();
    return rows[at] !== undefined;
  },
  e: (rows, at, onEdit) => {
    const key = rows[at]?.dataset.rowKey;
    if (key === undefined || !onEdit) return false;
    onEdit(key);
    return true;
  },
};

function focusOn(row: HTMLElement | undefined): boolean {
  const control = row?.querySelector<HTMLElement>(CONTROL);
  control?.focus();
  control?.scrollIntoView({ block: 'nearest' });
  return control !== null && control !== undefined;
}
