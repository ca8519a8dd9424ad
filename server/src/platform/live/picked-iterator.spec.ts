import { setImmediate } from 'node:timers/promises';
import { TopicIterator } from './topic-iterator';
import { PickedIterator } from './picked-iterator';

interface Message {
  id: number;
}

function topic() {
  let tell: (message: Message) => void = () => undefined;
  let isHeard = false;
  const source = new TopicIterator<Message>((listener) => {
    [tell, isHeard] = [listener, true];
    return () => (isHeard = false);
  });
  return { source, tell: (id: number) => tell({ id }), isHeard: () => isHeard };
}

describe('what is picked of messages', () => {
  it('is looked up at once for all that came during the last look, in their order', async () => {
    const { source, tell } = topic();
    const looks: number[][] = [];
    let goOn: () => void = () => undefined;
    const picked = new PickedIterator(source, async (messages) => {
      looks.push(messages.map(({ id }) => id));
      if (looks.length === 1) await new Promise<void>((resolve) => (goOn = resolve));
      return messages.map(({ id }) => `told ${id}`);
    });
    const first = picked.next();
    tell(1);
    await setImmediate();
    for (const id of [2, 3, 4]) tell(id);
    goOn();
    const told = [await first, await picked.next(), await picked.next(), await picked.next()];
    expect(told.map(({ value }) => value as string)).toEqual(['told 1', 'told 2', 'told 3', 'told 4']);
    expect(looks).toEqual([[1], [2, 3, 4]]);
  });

  it('passes over looks that find nothing', async () => {
    const { source, tell } = topic();
    const picked = new PickedIterator(source, (messages) => Promise.resolve(messages.filter(({ id }) => id === 2)));
    const next = picked.next();
    tell(1);
    await setImmediate();
    tell(2);
    expect(await next).toEqual({ value: { id: 2 }, done: false });
  });

  it('ends while it waits, and is heard of no more', async () => {
    const { source, isHeard } = topic();
    const picked = new PickedIterator(source, (messages) => Promise.resolve(messages));
    const next = picked.next();
    await picked.return();
    expect((await next).done).toBe(true);
    expect(isHeard()).toBe(false);
  });
});
