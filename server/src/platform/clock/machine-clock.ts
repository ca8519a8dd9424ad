/**
 * The process's own clock, as it was set at the start and steady from then on: whoever sets the machine's clock later moves it no
 * more. `shiftMs` lets tests start a process whose machine is wrong.
 */
export function machineClock(shiftMs: number): () => number {
  const startedAt = Date.now() + shiftMs - performance.now();
  return () => startedAt + performance.now();
}
