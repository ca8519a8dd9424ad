const realTimeout = globalThis.setTimeout;

/** The database answers in real turns of the event loop, whatever the test does to time. */
async function letDatabaseWork(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => realTimeout(resolve, 0));
}

export function useFakeTime(): void {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
}

/** Lets so much time pass, in steps small enough for replies to be acted upon about when they come. */
export async function pass(ms: number): Promise<void> {
  await letDatabaseWork();
  const step = ms > 5_000 ? 500 : 100;
  for (let left = ms; left > 0; left -= step) {
    await jest.advanceTimersByTimeAsync(Math.min(step, left));
    await letDatabaseWork();
  }
}
