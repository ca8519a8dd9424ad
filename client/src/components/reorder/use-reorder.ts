import { useState, type KeyboardEvent, type PointerEvent } from 'react';

export interface HandleProps {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface Reorder {
  /** The row that is being dragged. */
  dragged: string | null;
  /** For a row's `ReorderHandle`. */
  handle: (key: string) => HandleProps;
}

/**
 * Rows that move as their handle is dragged (mouse, pen, finger) or with the arrow keys while it has the focus. They are
 * the items of one list element, in the order of `keys`.
 */
export function useReorder(keys: readonly string[], onMove: (key: string, to: number) => void): Reorder {
  const [dragged, setDragged] = useState<string | null>(null);
  const drop = () => setDragged(null);

  const follow = (key: string, { currentTarget, clientY }: PointerEvent) => {
    const list = currentTarget.closest('ul, ol');
    const at = keys.indexOf(key);
    const to = rowsAbove(list, at, clientY);
    if (to === at) return;
    onMove(key, to);
    requestAnimationFrame(() => list?.children[to]?.scrollIntoView({ block: 'nearest' }));
  };

  const step = (key: string, by: number) => {
    const to = keys.indexOf(key) + by;
    if (to >= 0 && to < keys.length) onMove(key, to);
  };

  const handle = (key: string): HandleProps => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(key);
    },
    onPointerMove: (event) => {
      if (dragged === key) follow(key, event);
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onKeyDown: (event) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      step(key, by);
    },
  });
  return { dragged, handle };
}

/** How many other rows have their middle above the pointer: the place that the dragged row belongs to. */
function rowsAbove(list: Element | null, dragged: number, pointerY: number): number {
  const rows = [...(list?.children ?? [])];
  return rows.filter((row, index) => index !== dragged && middleOf(row) < pointerY).length;
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
