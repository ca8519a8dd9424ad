import { useSyncExternalStore } from 'react';
import type { Mode } from './palette';
import { browserStorage } from './browser-storage';

/** What the user asked for; `system` follows the computer. Kept under `appearance`, which `boot.js` reads before paint. */
export type Appearance = 'light' | 'dark' | 'system';

const KEY = 'appearance';
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

export function readAppearance(): Appearance {
  const kept = browserStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Whether a theme was chosen in this browser. */
export const hasOwnAppearance = (): boolean => browserStorage.getItem(KEY) !== null;

export function modeOf(appearance: Appearance): Mode {
  if (appearance !== 'system') return appearance;
  return prefersDark().matches ? 'dark' : 'light';
}

export function setAppearance(appearance: Appearance): void {
  browserStorage.setItem(KEY, appearance);
  applyAppearance();
}

function applyAppearance(): void {
  document.documentElement.dataset.theme = modeOf(readAppearance());
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) prefersDark().addEventListener('change', applyAppearance);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) prefersDark().removeEventListener('change', applyAppearance);
  };
}

export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, readAppearance);
export const useMode = (): Mode => useSyncExternalStore(subscribe, () => modeOf(readAppearance()));
