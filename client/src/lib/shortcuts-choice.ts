import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage';
import { Listeners } from './listeners';

const KEY = 'shortcuts';
const listeners = new Listeners();

const areOn = (): boolean => browserStorage.getItem(KEY) !== 'off';

/** Whether single letters act as commands in this browser; on unless they were turned off. */
export const useShortcutsOn = (): boolean => useSyncExternalStore(listeners.subscribe, areOn);

export function setShortcutsOn(on: boolean): void {
  if (on) browserStorage.removeItem(KEY);
  else browserStorage.setItem(KEY, 'off');
  listeners.tell();
}
