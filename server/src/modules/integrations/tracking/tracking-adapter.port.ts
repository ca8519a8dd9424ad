import type { OrderStanding } from './order-standing';
import type { TrackingSystem } from './tracking-system';

export interface OutgoingCall {
  url: string;
  /** JSON, or nothing at all. */
  body: string;
}

export interface CalledAddress {
  /** As the system's documents call it. */
  name: string;
  path: string;
}

/**
 * What tells one tracking system from the next: the addresses it calls lie in a controller of its folder, what it is told
 * stands here. List the subclass among the providers of the module, and the system can be connected.
 */
export abstract class TrackingAdapter {
  abstract readonly system: TrackingSystem;
  /** Where the system is told, unless each order names a place of its own. */
  abstract readonly defaultAddress: string | null;
  /** What the system calls, below our public address. */
  abstract readonly calls: readonly CalledAddress[];
  abstract readonly method: 'POST' | 'PATCH';
  /** Beside authorization and content type. */
  readonly headers: Readonly<Record<string, string>> = {};

  /** What to tell of an order that came to this state at `at`; null when the system does not want to know. */
  abstract report(standing: OrderStanding, at: Date): OutgoingCall | null;

  /** A harmless call that shows whether address and credential are right; null before there is an address. */
  abstract test(address: string | null, at: Date): OutgoingCall | null;
}
