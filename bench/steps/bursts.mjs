import { pause } from '../stage/stage.mjs';
import { each } from './sitting.mjs';

const BEAT_MS = 1_000;
const BURST_EVERY_MS = 10_000;
const SPREAD_MS = 1_000;

/**
 * Everybody saves once a second, and every ten seconds everybody moves on within one.
 *
 * @param {import('./sitting.mjs').Sitting[]} sittings started
 * @returns {Promise<{ calm: number[], within: number[], lengths: number[] }>} milliseconds of the saves outside and within bursts, and how
 *   long each burst took
 */
export async function burst(sittings, bursts) {
  const found = { calm: /** @type {number[]} */ ([]), within: /** @type {number[]} */ ([]), lengths: [] };
  let isBurst = false;
  let isOver = false;
  const write = async (sitting, index) => {
    await pause((index / sittings.length) * BEAT_MS);
    while (!isOver) {
      const sentAt = performance.now();
      const begunWithin = isBurst;
      await sitting.save().catch(ignoreClosed);
      (begunWithin || isBurst ? found.within : found.calm).push(performance.now() - sentAt);
      await pause(Math.max(0, BEAT_MS - (performance.now() - sentAt)));
    }
  };
  const writing = sittings.map(write);
  for (let count = 0; count < bursts; count += 1) {
    await pause(BURST_EVERY_MS - SPREAD_MS);
    isBurst = true;
    const begunAt = performance.now();
    await each(sittings, (sitting) => pause(Math.random() * SPREAD_MS).then(() => sitting.next()), sittings.length);
    found.lengths.push(performance.now() - begunAt);
    isBurst = false;
  }
  isOver = true;
  await Promise.all(writing);
  return found;
}

/** A save that meets the closing of its question is answered, only not with a place among the counted. */
function ignoreClosed(error) {
  if (!String(error).includes('SaveAnswer')) throw error;
}
