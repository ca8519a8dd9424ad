const TIMES = Math.max(1, Number(process.env.MIZAN_RACES ?? 1));

/** A test of what happens at the same moment. `npm run races` runs each of them fifty times in a row, every other run once. */
export function race(name: string, body: () => Promise<void>): void {
  for (let turn = 1; turn <= TIMES; turn++) it(TIMES === 1 ? name : `${name} · race ${turn}`, body);
}
