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

  it('keeps the line of one key from another, and forgets who left', async () => {
    const slots = new Slots(0);
    const [one, other] = [await slots.enter('a', 1), await slots.enter('b', 1)];
    expect([one === null, other === null, await slots.enter('a', 1)]).toEqual([false, false, null]);
    one?.();
    other?.();
    expect((slots as unknown as { lanes: Map<string, object> }).lanes.size).toBe(0);
  });
});
