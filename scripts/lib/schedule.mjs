/**
 * @typedef {object} Work
 * @property {string} name
 * @property {number} cores how many cores it keeps busy
 * @property {string[]} [after] names of those that must be over before it begins
 * @property {() => Promise<any>} work
 */

/**
 * Works the list off side by side as far as the cores go, in its order: none overtakes one that waits for cores, or a
 * wide one would wait for ever.
 *
 * @template {Work} W
 * @param {W[]} list
 * @param {number} cores
 * @param {(work: W, result: any, startedAt: number) => void} report
 */
export async function runAll(list, cores, report) {
  const waiting = [...list];
  /** @type {Map<W, Promise<void>>} */
  const running = new Map();
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((work) => isDue(work, [...waiting, ...running.keys()]));
    const free = cores - sum([...running.keys()].map((work) => share(work)));
    if (next && share(next) <= free) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, finish(next));
    } else {
      await Promise.race(running.values());
    }
  }

  /** @param {W} work */
  async function finish(work) {
    const startedAt = performance.now();
    report(work, await work.work(), startedAt);
    running.delete(work);
  }

  /** @param {W} work */
  function share(work) {
    return Math.min(work.cores, cores);
  }
}

/** @param {Work} work @param {Work[]} unfinished */
function isDue({ after }, unfinished) {
  return !unfinished.some(({ name }) => after?.includes(name));
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
