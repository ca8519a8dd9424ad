import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { Place, Size, Span } from './grid';

const STEPS: Record<string, readonly [down: number, along: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const placeOf = (target: EventTarget): Place | null => {
  const [row, column] = ((target as HTMLElement).dataset.cell ?? '').split(':').map(Number);
  return row && column ? { row, column } : null;
};

/** Left and right stay inside of the text until its edge; a text that is all selected has none. */
function isAtEdge({ target, key }: KeyboardEvent): boolean {
  const { selectionStart, selectionEnd, value } = target as HTMLInputElement;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  if (selectionStart !== selectionEnd) return false;
  return key === 'ArrowLeft' ? selectionStart === 0 : selectionStart === value.length;
}

/** Which cells are chosen: one by focus, more by Shift with a click or an arrow, or by a heading. */
export function useGridSelection(size: Size) {
  const [span, setSpan] = useState<Span>({ from: { row: 1, column: 1 }, to: { row: 1, column: 1 } });
  const within = ({ row, column }: Place): Place => ({
    row: Math.min(Math.max(1, row), size.rows),
    column: Math.min(Math.max(1, column), size.columns),
  });
  const focus = (table: Element, place: Place) => {
    const input = table.querySelector<HTMLInputElement>(`[data-cell="${place.row}:${place.column}"]`);
    input?.focus();
    input?.select();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const here = placeOf(event.target);
    if (!here) return;
    const [down, along] = event.key === 'Enter' ? [event.shiftKey ? -1 : 1, 0] : (STEPS[event.key] ?? [0, 0]);
    if (down === 0 && along === 0) return;
    if (along !== 0 && !event.shiftKey && !isAtEdge(event)) return;
    if (along !== 0 && event.shiftKey && !event.altKey && !isAtEdge(event)) return;
    event.preventDefault();
    if (event.shiftKey && event.key !== 'Enter') {
      setSpan(({ from, to }) => ({ from, to: within({ row: to.row + down, column: to.column + along }) }));
      return;
    }
    focus(event.currentTarget, within({ row: here.row + down, column: here.column + along }));
  };

  return {
    span: { from: within(span.from), to: within(span.to) },
    choose: setSpan,
    handlers: {
      onKeyDown,
      onFocus: (event: FocusEvent) => {
        const place = placeOf(event.target);
        if (place) setSpan({ from: place, to: place });
      },
      onMouseDown: (event: MouseEvent) => {
        const place = placeOf(event.target);
        if (!place || !event.shiftKey) return;
        event.preventDefault();
        setSpan(({ from }) => ({ from, to: place }));
      },
    },
  };
}
