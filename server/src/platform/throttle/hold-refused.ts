import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** A second and up to a second more. Those who are refused at the same moment are let go one after the other, not in one heap. */
const LEAST_MS = 1_000;
const SPREAD_MS = 1_000;

/** Before a refusal is said: a program that asks again at once, and is refused at once, would keep the server busy with refusals. */
export async function holdRefused(): Promise<void> {
  await pause(LEAST_MS + randomInt(SPREAD_MS));
}

/** Meanwhile the refused one holds one of the few places that its asker has. */
export async function refuseLate<T>(judge: () => T | Promise<T>): Promise<T> {
  try {
    return await judge();
  } catch (refusal) {
    await holdRefused();
    throw refusal;
  }
}
