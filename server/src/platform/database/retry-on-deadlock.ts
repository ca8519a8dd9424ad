const DEADLOCK = '40P01';
const MOST_TRIES = 4;

/**
 * For transactions that touch so many rows that no order of locking suits all others: PostgreSQL ends one of two that wait
 * for each other, nothing of it was done, and it may simply begin again.
 */
export async function retryOnDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction();
    } catch (error) {
      if (!isDeadlock(error) || tries === MOST_TRIES) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  const cause = (error as { driverError?: unknown } | null)?.driverError ?? error;
  return (cause as { code?: unknown } | null)?.code === DEADLOCK;
}
