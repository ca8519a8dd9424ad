import { useEffect, type RefObject } from 'react';

interface Moves {
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
}

/**
 * Alt with a key, so that no letter that somebody types is taken for a command, whatever the language of the keyboard:
 * P points, C comment, ↓ next, ↑ previous. Ctrl or ⌘ with Enter saves.
 */
export function useMarkingKeys(place: RefObject<HTMLElement | null>, { onNext, onPrevious }: Moves): void {
  useEffect(() => {
    const focus = (...names: string[]) => {
      const field = names.map((name) => place.current?.querySelector<HTMLElement>(`[data-marking="${name}"]`));
      field.find((element) => element)?.focus();
    };
    const actions: Record<string, () => void> = {
      KeyP: () => focus('criterion', 'points'),
      KeyC: () => focus('comment'),
      ArrowDown: () => onNext?.(),
      ArrowUp: () => onPrevious?.(),
    };
    const press = (event: KeyboardEvent) => {
      // Whoever writes in a drawer means that one.
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        place.current?.querySelector('form')?.requestSubmit();
        return;
      }
      const action = event.altKey && !event.ctrlKey && !event.metaKey ? actions[event.code] : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [place, onNext, onPrevious]);
}
