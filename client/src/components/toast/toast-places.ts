import { useSyncExternalStore } from 'react';
import { Listeners } from '../../lib/listeners';

let places: readonly HTMLElement[] = [];
const listeners = new Listeners();

function change(next: readonly HTMLElement[]): void {
  places = next;
  listeners.tell();
}

/** Toasts stand here until the returned function is called. */
export function offerToastPlace(place: HTMLElement): () => void {
  change([...places, place]);
  return () => change(places.filter((one) => one !== place));
}

/** The newest that is open; null where toasts float over the page. */
export const useToastPlace = (): HTMLElement | null =>
  useSyncExternalStore(listeners.subscribe, () => places.at(-1) ?? null);
