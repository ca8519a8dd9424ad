import { MicroBatch } from './micro-batch';
import type { MicroBatchOptions } from './micro-batch';

/** A runner whose batches end when the test says so. */
function harness(options: Partial<MicroBatchOptions<string, string>> = {}) {
  const batches: { items: string[]; end(): void; fail(error: Error): void }[] = [];
  const batch = new MicroBatch<string, string>({
    keyOf: (item) => item.slice(0, 1),
    run: (items) =>
      new Promise((resolve, reject) => {
        batches.push({ items, end: () => resolve(items.map((item) => `${item} done`)), fail: reject });
      }),
    isOutage: (error) => (error as Error).message === 'outage',
    overloaded: () => new Error('overloaded'),
    ...options,
  });
  return { batch, batches };
}

/** Lets everything happen that needs no batch to end. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('MicroBatch', () => {
  it('works off one turn of the event loop together, and answers each its own', async () => {
    const { batch, batches } = harness();
    const answers = Promise.all([batch.add('a1'), batch.add('b1'), batch.add('c1')]);
    await settle();
    expect(batches.map(({ items }) => items)).toEqual([['a1', 'b1', 'c1']]);
    batches[0]?.end();
    expect(await answers).toEqual(['a1 done', 'b1 done', 'c1 done']);
  });

  it('keeps items of one key apart and in order, also over batches', async () => {
    const { batch, batches } = harness();
    const answers = Promise.all([batch.add('a1'), batch.add('a2'), batch.add('b1'), batch.add('a3')]);
    await settle();
    expect(batches.map(({ items }) => items)).toEqual([['a1', 'b1']]);
    for (let round = 0; round < 3; round += 1) {
      batches.at(-1)?.end();
      await settle();
    }
    expect(batches.map(({ items }) => items)).toEqual([['a1', 'b1'], ['a2'], ['a3']]);
    expect(await answers).toEqual(['a1 done', 'a2 done', 'b1 done', 'a3 done']);
  });

  it('answers so many in one turn that others come in between', async () => {
    const { batch, batches } = harness({ answeredAtOnce: 2 });
    const answered: string[] = [];
    for (const item of ['a', 'b', 'c', 'd', 'e']) void batch.add(item).then(() => answered.push(item));
    await settle();
    batches[0]?.end();
    const seen: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(answered.length);
    }
    await settle();
    expect(seen.every((count, turn) => count <= 2 * (turn + 1))).toBe(true);
    expect(answered).toEqual(['a', 'b', 'c', 'd', 'e']);
    const later = batch.add('a');
    await settle();
    batches[1]?.end();
    await expect(later).resolves.toBe('a done');
  });

  it('has at most two batches on their way', async () => {
    const { batch, batches } = harness({ largest: 1 });
    const answers = Promise.all(['a', 'b', 'c'].map((item) => batch.add(item)));
    await settle();
    expect(batches).toHaveLength(2);
    batches[0]?.end();
    await settle();
    expect(batches).toHaveLength(3);
    batches.forEach(({ end }) => end());
    await answers;
  });

  it('lets the item that spoils a batch fail alone', async () => {
    const { batch, batches } = harness({
      run: (items) =>
        items.includes('b') ? Promise.reject(new Error('spoiled')) : Promise.resolve(items.map((item) => `${item}!`)),
    });
    const answers = await Promise.allSettled(['a', 'b', 'c'].map((item) => batch.add(item)));
    expect(answers).toEqual([
      { status: 'fulfilled', value: 'a!' },
      { status: 'rejected', reason: new Error('spoiled') },
      { status: 'fulfilled', value: 'c!' },
    ]);
    expect(batches).toHaveLength(0);
  });

  it('does not repeat an outage item by item', async () => {
    const { batch, batches } = harness();
    const answers = Promise.allSettled([batch.add('a'), batch.add('b')]);
    await settle();
    batches[0]?.fail(new Error('outage'));
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(batches).toHaveLength(1);
  });

  it('goes on after a failure', async () => {
    const { batch, batches } = harness();
    const failing = batch.add('a1').catch((error: unknown) => (error as Error).message);
    await settle();
    batches[0]?.fail(new Error('outage'));
    expect(await failing).toBe('outage');
    const next = batch.add('a2');
    await settle();
    batches[1]?.end();
    expect(await next).toBe('a2 done');
  });

  it('refuses at once when too many wait', async () => {
    const { batch } = harness({ longestQueue: 1 });
    void batch.add('a');
    await expect(batch.add('b')).rejects.toThrow('overloaded');
  });
});
