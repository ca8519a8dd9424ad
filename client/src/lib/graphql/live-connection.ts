import { useSyncExternalStore } from 'react';

/** The live channel: `epoch` counts its openings, so that whoever listens can fetch what passed while it was down. */
export interface LiveConnection {
  isOpen: boolean;
  epoch: number;
}

let connection: LiveConnection = { isOpen: false, epoch: 0 };
const listeners = new Set<() => void>();

function become(next: LiveConnection): void {
  connection = next;
  listeners.forEach((listener) => listener());
}

/** What the socket tells of itself. */
export const liveConnectionEvents = {
  connected: () => become({ isOpen: true, epoch: connection.epoch + 1 }),
  closed: () => become({ ...connection, isOpen: false }),
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLiveConnection = (): LiveConnection => useSyncExternalStore(subscribe, () => connection);
