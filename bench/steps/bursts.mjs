import { pause } from '../stage/stage.mjs';
import { each } from './sitting.mjs';

const BEAT_MS = 1_000;
const BURST_EVERY_MS = 10_000;
const SPREAD_MS = 1_000;

/**
 * Everybody saves once a second, and every ten seconds everybody moves on within one.
 *
 * @param {import('./sitting.mjs').Sitting[]} sittings started
 * @returns {Promise<{ calm: number[], within: number[], lengths: number[] }>} milliseconds of the saves that counted, outside and within
 *   bursts, and how long each burst took
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
      const { outcome } = (await sitting.save()).saveAnswer;
      // One that meets the closing of its question is late.
      const times = begunWithin || isBurst ? found.within : found.calm;
      if (outcome.isLate === false) times.push(performance.now() - sentAt);
      await pause(Math.max(0, BEAT_MS - (performance.now() - sentAt)));
    }
  };
  const writing = Promise.all(sittings.map(write));
  // Whoever waits for them below is told as well.
  writing.catch(() => undefined);
  for (let count = 0; count < bursts; count += 1) {
    await pause(BURST_EVERY_MS - SPREAD_MS);
    isBurst = true;
    const begunAt = performance.now();
    await each(sittings, (sitting) => pause(Math.random() * SPREAD_MS).then(() => sitting.next()), sittings.length);
    found.lengths.push(performance.now() - begunAt);
    isBurst = false;
  }
  isOver = true;
  await writing;
  return found;
}
