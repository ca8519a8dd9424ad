import { useEffect, useRef, type RefObject } from 'react';
import { all, onDocument } from '../engine/listen';

/** Who typed a moment ago elsewhere does not mean a button that the focus came to by itself. */
const AFTER_TYPING_MS = 1_000;

const PRESSES = new Set(['Enter', ' ']);
const isTyping = ({ key }: KeyboardEvent) => key.length === 1 || key === 'Backspace' || key === 'Delete';

/** Around buttons that cannot be undone: a key that follows typing elsewhere too closely presses none of them. */
export function useSteadyPress(): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let typedAt = Number.NEGATIVE_INFINITY;
    const isInside = ({ target }: Event) => target instanceof Node && around.current?.contains(target) === true;
    const onKey = (event: KeyboardEvent) => {
      if (!isInside(event)) {
        if (isTyping(event)) typedAt = performance.now();
      } else if (PRESSES.has(event.key) && performance.now() - typedAt < AFTER_TYPING_MS) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    // Before anything else hears of the key; some keyboards of telephones tell only of the text that they wrote.
    const onInput = (event: Event) => {
      if (!isInside(event)) typedAt = performance.now();
    };
    return all(onDocument('keydown', onKey, true), onDocument('input', onInput, true));
  }, []);
  return around;
}
