import { setImmediate } from 'node:timers/promises';

const AT_ONCE = 100;

/** One after another, letting others have their turn after every hundred: thousands of questions hold up nobody's exam. */
export async function inTurns<Item>(
  items: readonly Item[],
  told: (count: number) => Promise<void>,
  work: (item: Item, index: number) => void,
): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const some = items.slice(from, from + AT_ONCE);
    some.forEach((item, index) => work(item, from + index));
    await told(some.length);
    await setImmediate();
  }
}
