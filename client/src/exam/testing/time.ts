const realTimeout = globalThis.setTimeout;
/** By which the database takes its turns; the page has none. */
const { setImmediate } = jest.requireActual<{ setImmediate: (run: () => void) => void }>('node:timers');
/** More than any chain of reads and writes that a step waits for; each request takes a few. */
const TURNS = 40;

/** The database answers in real turns of the event loop, whatever the test does to time and however slow the machine is. */
async function letDatabaseWork(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => realTimeout(resolve, 0));
  for (let turn = 0; turn < TURNS; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
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
