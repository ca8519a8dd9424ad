import { saturated } from './saves.mjs';

const WARM_UP_SECONDS = 4;
const FLOOR_FIRST = /** @type {const} */ (['floor', 'save']);
const SAVE_FIRST = /** @type {const} */ (['save', 'floor']);

/**
 * As many saves as the product manages and as many plain upserts as the floor does, in turn: what else the machine does then, and a disk
 * that stops for half a second, weighs on both alike.
 *
 * @param {import('./house.mjs').House} house
 * @param {{ save: any, floor: any }} requests
 * @param {{ rounds: number, seconds: number }} length
 */
export async function inTurn(house, requests, { rounds, seconds }) {
  for (const request of Object.values(requests)) await saturated(house, request, WARM_UP_SECONDS);
  /** @type {Record<'save' | 'floor', Awaited<ReturnType<typeof saturated>>[]>} */
  const found = { save: [], floor: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? FLOOR_FIRST : SAVE_FIRST)
      found[name].push(await saturated(house, requests[name], seconds));
  }
  return found;
}

/** Of save to floor, round by round. @param {Awaited<ReturnType<typeof inTurn>>} found @param {'micros' | 'perSecond'} key */
export function ratioOf({ save, floor }, key) {
  return middle(save.map((round, index) => round[key] / (floor[index]?.[key] ?? Number.NaN)));
}

/** @param {number[]} values */
export function middle(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
