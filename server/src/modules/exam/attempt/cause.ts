import type { TimeLedgerEntry } from './time-ledger/time-ledger-entry.entity';

/** Who of the staff wants it, and why. */
export type Cause = Pick<TimeLedgerEntry, 'reasonCode' | 'note' | 'actorId' | 'actorName' | 'requestId'>;
