import { useSyncExternalStore } from 'react';

export type ToastTone = 'success' | 'error' | 'info';
export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  /** The number of the request that failed, for a message to support. */
  requestId?: string;
}

const MOST_AT_ONCE = 3;
let nextId = 1;
let shown: readonly Toast[] = [];
const listeners = new Set<() => void>();

function show(next: readonly Toast[]): void {
  shown = next;
  listeners.forEach((listener) => listener());
}

function add(tone: ToastTone, text: string, requestId?: string): void {
  const others = shown.filter((toast) => toast.text !== text);
  const toast: Toast = { id: nextId++, tone, text, ...(requestId === undefined ? {} : { requestId }) };
  show([...others, toast].slice(-MOST_AT_ONCE));
}

/** A short message at the top centre for five seconds; one with the number of a request stays until it is closed. The text is already translated. */
export const toast = {
  success: (text: string) => add('success', text),
  error: (text: string, requestId?: string) => add('error', text, requestId),
  info: (text: string) => add('info', text),
  close: (id: number) => show(shown.filter((one) => one.id !== id)),
  clear: () => show([]),
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, () => shown);
