import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage';

const KEY = 'shortcuts';
const listeners = new Set<() => void>();

const areOn = (): boolean => browserStorage.getItem(KEY) !== 'off';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether single letters act as commands in this browser; on unless they were turned off. */
export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areOn);

export function setShortcutsOn(on: boolean): void {
  if (on) browserStorage.removeItem(KEY);
  else browserStorage.setItem(KEY, 'off');
  listeners.forEach((listener) => listener());
}
