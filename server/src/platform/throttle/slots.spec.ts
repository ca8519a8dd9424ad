import { setImmediate } from 'node:timers/promises';
import { Slots } from './slots';

describe('two slots, and two may wait', () => {
  it('admits two at once, then one for each that leaves, in order', async () => {
    const slots = new Slots(2);
    const entered: number[] = [];
    const leave = new Map<number, () => void>();
    const enter = async (who: number) => {
      const left = await slots.enter('a', 2);
      if (!left) return;
      entered.push(who);
      leave.set(who, left);
    };
    void Promise.all([1, 2, 3, 4, 5].map(enter));
    await setImmediate();
    expect(entered).toEqual([1, 2]);
    leave.get(2)?.();
    leave.get(2)?.();
    await setImmediate();
    expect(entered).toEqual([1, 2, 3]);
    leave.get(1)?.();
    await setImmediate();
    expect(entered).toEqual([1, 2, 3, 4]);
  });

  it('works off a line of short visits turn by turn, so that the others come in between', async () => {
    const slots = new Slots(50);
    let entered = 0;
    const visit = async () => {
      const leave = await slots.enter('a', 1);
      entered++;
      leave?.();
    };
    const visits = Array.from({ length: 50 }, visit);
    const turns: number[] = [];
    while (entered < visits.length) {
      const before = entered;
      await setImmediate();
      turns.push(entered - before);
    }
    expect(Math.max(...turns)).toBe(1);
  });

  it('lets a paced line go in one by one, however short the visits', async () => {
    jest.useFakeTimers();
    try {
      const slots = new Slots(50, 15);
      const startedAt = performance.now();
      const enteredAt: number[] = [];
      const visit = async () => {
        const leave = await slots.enter('a', 3);
        enteredAt.push(performance.now() - startedAt);
        leave?.();
      };
      const visits = Promise.all(Array.from({ length: 7 }, visit));
      await jest.advanceTimersByTimeAsync(100);
      await visits;
      expect(enteredAt.map((at) => Math.round(at))).toEqual([0, 0, 0, 0, 15, 30, 45]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('keeps the line of one key from another, and forgets who left', async () => {
    const slots = new Slots(0);
    const [one, other] = [await slots.enter('a', 1), await slots.enter('b', 1)];
    expect([one === null, other === null, await slots.enter('a', 1)]).toEqual([false, false, null]);
    one?.();
    other?.();
    expect((slots as unknown as { lanes: Map<string, object> }).lanes.size).toBe(0);
  });
});
