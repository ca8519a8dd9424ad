import { TooBusy } from '../errors';

const DEADLOCK = '40P01';
/** Of whoever locks with `nowait`, because somebody who has the row may be waiting for them. */
const NOT_WAITED = '55P03';
const MOST_TRIES = 4;

/** Thrown where somebody else was quicker in a way that no lock can prevent: nothing is done, and the transaction may simply begin again. */
export class Overtaken extends Error {}

/**
 * For transactions that touch so many rows that no order of locking suits all others: PostgreSQL ends one of two that wait
 * for each other, nothing of it was done, and it may simply begin again.
 * @throws TooBusy when it came to that each time: whoever asked may still begin again.
 */
export async function retryOnDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction();
    } catch (error) {
      if (!(error instanceof Overtaken || wasEnded(error))) throw error;
      if (tries === MOST_TRIES) throw new TooBusy({ retryAfterSeconds: 2 });
    }
  }
}

function wasEnded(error: unknown): boolean {
  const cause = (error as { driverError?: unknown } | null)?.driverError ?? error;
  const code = (cause as { code?: unknown } | null)?.code;
  return code === DEADLOCK || code === NOT_WAITED;
}
