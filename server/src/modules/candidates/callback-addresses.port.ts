import type { Tx } from '../../platform/database';

/** Where an invitation may be told of; implemented by whoever sends what is told. */
export abstract class CallbackAddresses {
  /** The rule that an address breaks, or null when it is fit. */
  abstract problemOf(url: string): Promise<string | null>;
  /** In the transaction that invites: from then on whatever happens to invitations of this sender is told where they say. */
  abstract prepare(tx: Tx, invitedBy: string): Promise<void>;
}
