import { useSyncExternalStore } from 'react';
import { Listeners } from '../listeners';

/** The live channel: `epoch` counts its openings, so that whoever listens can fetch what passed while it was down. */
export interface LiveConnection {
  isOpen: boolean;
  epoch: number;
}

let connection: LiveConnection = { isOpen: false, epoch: 0 };
const listeners = new Listeners();

function become(next: LiveConnection): void {
  connection = next;
  listeners.tell();
}

/** What the socket tells of itself. */
export const liveConnectionEvents = {
  connected: () => become({ isOpen: true, epoch: connection.epoch + 1 }),
  closed: () => become({ ...connection, isOpen: false }),
};

export const useLiveConnection = (): LiveConnection => useSyncExternalStore(listeners.subscribe, () => connection);
