import type { ClaimedDelivery } from './deliveries.queries';
import type { SignedCall } from './try-endpoint';

/** Writes what goes to somebody who is no webhook: to a system with a way of its own of being told. */
export abstract class LetterWriter {
  abstract write(claimed: ClaimedDelivery, at: Date): Promise<SignedCall>;
}
