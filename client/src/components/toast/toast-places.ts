import { useSyncExternalStore } from 'react';

let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  places = next;
  listeners.forEach((listener) => listener());
}

/** Toasts stand here until the returned function is called. */
export function offerToastPlace(place: HTMLElement): () => void {
  change([...places, place]);
  return () => change(places.filter((one) => one !== place));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The newest that is open; null where toasts float over the page. */
export const useToastPlace = (): HTMLElement | null => useSyncExternalStore(subscribe, () => places.at(-1) ?? null);
