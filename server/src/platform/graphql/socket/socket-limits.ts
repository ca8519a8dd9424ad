import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { addressGroup, clientAddress } from '../../network';
import type { TrustedProxies } from '../../network';

/** A page holds one; whoever has more pages open than this reads none of them. */
export const MOST_OF_SESSION = 20;
/** Of a person, whatever number of sessions and keys they have: each of several devices full of pages. */
export const MOST_OF_PERSON = 100;
/** An office behind one address, with several pages each. */
const MOST_OF_ADDRESS = 500;

/** Sockets from each address, open or waiting to be let in, whether or not anybody has said yet who they are. */
export class SocketsByAddress {
  readonly addressOf: (request: IncomingMessage) => string;
  private readonly counts = new Map<string, number>();

  constructor(trusted: TrustedProxies) {
    this.addressOf = clientAddress(trusted);
  }

  hasRoom(request: IncomingMessage): boolean {
    return (this.counts.get(addressGroup(this.addressOf(request))) ?? 0) < MOST_OF_ADDRESS;
  }

  add(request: IncomingMessage, socket: Duplex): void {
    const group = addressGroup(this.addressOf(request));
    this.counts.set(group, (this.counts.get(group) ?? 0) + 1);
    socket.once('close', () => this.leave(group));
  }

  private leave(group: string): void {
    const left = (this.counts.get(group) ?? 1) - 1;
    if (left > 0) this.counts.set(group, left);
    else this.counts.delete(group);
  }
}
