import { useSyncExternalStore } from 'react';
import { Listeners } from '../../lib/listeners';

export type ToastTone = 'success' | 'error' | 'info';
export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  /** The number of the request that failed, for a message to support. */
  requestId?: string;
  /** Takes back what was just done. */
  undo?: () => void;
}

const MOST_AT_ONCE = 3;
let nextId = 1;
let shown: readonly Toast[] = [];
const listeners = new Listeners();

function show(next: readonly Toast[]): void {
  shown = next;
  listeners.tell();
}

function add(tone: ToastTone, text: string, further: Pick<Toast, 'requestId' | 'undo'> = {}): void {
  const others = shown.filter((toast) => toast.text !== text);
  const toast: Toast = { id: nextId++, tone, text, ...further };
  show([...others, toast].slice(-MOST_AT_ONCE));
}

/** A short message at the top centre for five seconds; one with the number of a request stays until it is closed. The text is already translated. */
export const toast = {
  success: (text: string, further?: Pick<Toast, 'undo'>) => add('success', text, further),
  error: (text: string, requestId?: string) => add('error', text, requestId === undefined ? {} : { requestId }),
  info: (text: string) => add('info', text),
  close: (id: number) => show(shown.filter((one) => one.id !== id)),
  clear: () => show([]),
};

export const useToasts = (): readonly Toast[] => useSyncExternalStore(listeners.subscribe, () => shown);
