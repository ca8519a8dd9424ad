import { secondsOf, secondsOfPostgres } from '../stage/processor-time.mjs';
import { pause } from '../stage/stage.mjs';
import { paced } from './saves.mjs';

/** Until both have come into their stride: memory has found its size, and nothing of what was before is still being tidied up. */
const WARM_UP_SECONDS = 40;
const REST_SECONDS = 10;
const IDLE_WINDOWS = 5;
const IDLE_SECONDS = 4;
const PARTS = /** @type {const} */ (['save', 'floor']);

/**
 * What a save and the floor cost when so few come that hardly two come at once. Both at once and at the same pace, so that whatever else
 * the machine does weighs on both alike and neither falls asleep while the other is measured; told apart by the processes that work for
 * each. What PostgreSQL does for all of them is divided, and what the product uses with nobody there is taken off. A minute tells more than
 * a quarter of one: either side tidies up its memory once in a while, which takes as long as two hundred saves.
 *
 * @param {import('./house.mjs').House} house
 * @param {{ save: any, floor: any }} requests
 * @param {{ seconds: number, perSecond: number }} pace
 */
export async function sideBySide(house, requests, { seconds, perSecond }) {
  await pause(REST_SECONDS * 1_000);
  const idle = await idlePerSecond(house);
  const both = (length) =>
    Promise.all(PARTS.map((part) => paced(house, requests[part], { seconds: length, perSecond })));
  await both(WARM_UP_SECONDS);
  const [before, startedAt] = [await used(house), performance.now()];
  const [saves, floors] = await both(seconds);
  const [after, elapsed] = [await used(house), (performance.now() - startedAt) / 1_000];
  const spent = between(before, after);
  const costOf = (part, times) => {
    const count = times.length;
    const { node, backends } = spent[part];
    const own = part === 'save' ? idle * elapsed : 0;
    const micros = ((node + backends + spent.shared / 2 - own) / count) * 1e6;
    return { micros, nodeMicros: (node / count) * 1e6, p50: times[count >> 1] ?? 0 };
  };
  return { save: costOf('save', saves), floor: costOf('floor', floors) };
}

/** Seconds of processor time so far, of each side's own processes. */
async function used({ stage, floor, client }) {
  const { rows } = await client.query(
    `select pid, application_name = 'floor' as "isFloor" from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  const backends = (isFloor) =>
    new Map(rows.filter((row) => row.isFloor === isFloor).map(({ pid }) => [pid, secondsOf(pid)]));
  return {
    save: { node: secondsOf(stage.servers[0].child.pid), backends: backends(false) },
    floor: { node: secondsOf(floor.pid), backends: backends(true) },
    postgres: secondsOfPostgres(stage.postgresFolder),
  };
}

function between(before, after) {
  const part = (name) => ({
    node: after[name].node - before[name].node,
    backends: [...after[name].backends].reduce(
      (sum, [pid, seconds]) => sum + seconds - (before[name].backends.get(pid) ?? 0),
      0,
    ),
  });
  const [save, floor] = PARTS.map(part);
  const shared = after.postgres - before.postgres - save.backends - floor.backends;
  return { save, floor, shared };
}

/** Of the product alone; the middle of some windows, since what is done once in a while belongs to none of them. */
async function idlePerSecond(house) {
  const found = [];
  for (let window = 0; window < IDLE_WINDOWS; window += 1) {
    const before = await used(house);
    await pause(IDLE_SECONDS * 1_000);
    const { save } = between(before, await used(house));
    found.push((save.node + save.backends) / IDLE_SECONDS);
  }
  return found.toSorted((a, b) => a - b)[IDLE_WINDOWS >> 1] ?? 0;
}
