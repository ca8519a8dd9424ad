const DEADLOCK = '40P01';
const MOST_TRIES = 4;

/** Thrown where somebody else was quicker in a way that no lock can prevent: nothing is done, and the transaction may simply begin again. */
export class Overtaken extends Error {}

/**
 * For transactions that touch so many rows that no order of locking suits all others: PostgreSQL ends one of two that wait
 * for each other, nothing of it was done, and it may simply begin again.
 */
export async function retryOnDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction();
    } catch (error) {
      if (!(error instanceof Overtaken || isDeadlock(error)) || tries === MOST_TRIES) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  const cause = (error as { driverError?: unknown } | null)?.driverError ?? error;
  return (cause as { code?: unknown } | null)?.code === DEADLOCK;
}
