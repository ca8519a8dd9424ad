import { useEffect, type RefObject } from 'react';
import { MARKING_CODES, type MarkingKey } from '../../../lib/marking-keys';

interface Moves {
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
}

/** The keys of `MARKING_KEYS`, wherever the focus is, whatever the language of the keyboard. */
export function useMarkingKeys(place: RefObject<HTMLElement | null>, { onNext, onPrevious }: Moves): void {
  useEffect(() => {
    const focus = (...names: string[]) => {
      const field = names.map((name) => place.current?.querySelector<HTMLElement>(`[data-marking="${name}"]`));
      field.find((element) => element)?.focus();
    };
    const actions: Record<MarkingKey, () => void> = {
      points: () => focus('criterion', 'points'),
      comment: () => focus('comment'),
      next: () => onNext?.(),
      previous: () => onPrevious?.(),
      save: () => place.current?.querySelector('form')?.requestSubmit(),
    };
    const press = (event: KeyboardEvent) => {
      // Whoever writes in a drawer means that one.
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
      const key = keyOf(event);
      if (!key) return;
      event.preventDefault();
      actions[key]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [place, onNext, onPrevious]);
}

function keyOf({ key, code, altKey, ctrlKey, metaKey }: KeyboardEvent): MarkingKey | undefined {
  if (ctrlKey || metaKey) return key === 'Enter' ? 'save' : undefined;
  return altKey ? KEYS.find((own) => MARKING_CODES[own] === code) : undefined;
}

const KEYS = Object.keys(MARKING_CODES) as (keyof typeof MARKING_CODES)[];
