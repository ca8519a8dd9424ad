import type { LiveBus } from './live-bus';
import { PickedIterator } from './picked-iterator';

/** What `read` finds each time something of this id is told. Listens from the call until the consumer returns. */
export function watchOne<Found>(
  bus: LiveBus,
  topic: string,
  id: string,
  read: (id: string) => Promise<Found | null>,
): AsyncIterableIterator<Found> {
  return new PickedIterator(bus.iterate<{ id: string }>(topic), async (moved) => {
    const found = moved.some((one) => one.id === id) ? await read(id) : null;
    return found === null ? [] : [found];
  });
}
