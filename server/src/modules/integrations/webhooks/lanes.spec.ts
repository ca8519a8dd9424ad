import { DeliveryLanes } from './lanes';

function aTask() {
  let finish: () => void = () => undefined;
  let hasBegun = false;
  const ended = new Promise<void>((resolve) => (finish = resolve));
  const work = () => ((hasBegun = true), ended);
  return { work, finish: () => finish(), hasBegun: () => hasBegun };
}

describe('lanes', () => {
  it('let one lane take only its share, and go on in turn', async () => {
    const lanes = new DeliveryLanes(3, 2);
    const tasks = ['a', 'a', 'a', 'b', 'b'].map((lane) => ({ lane, ...aTask() }));
    tasks.forEach(({ lane, work }, index) => lanes.add(lane, String(index), work));
    const begun = () => tasks.map(({ hasBegun }) => hasBegun());
    expect(begun()).toEqual([true, true, false, true, false]);
    tasks[0]!.finish();
    await new Promise(setImmediate);
    expect(begun()).toEqual([true, true, true, true, false]);
    tasks.forEach(({ finish }) => finish());
    await lanes.idle();
    expect(begun()).toEqual([true, true, true, true, true]);
  });

  it('forget what has not begun', async () => {
    const lanes = new DeliveryLanes(1, 1);
    const [first, second] = [aTask(), aTask()];
    lanes.add('a', '1', first.work);
    lanes.add('a', '2', second.work);
    lanes.clear();
    first.finish();
    await lanes.idle();
    expect(second.hasBegun()).toBe(false);
  });

  it('keep a place for each name once, until it has begun', async () => {
    const lanes = new DeliveryLanes(1, 1);
    const [first, second, again] = [aTask(), aTask(), aTask()];
    lanes.add('a', '1', first.work);
    lanes.add('a', '2', second.work);
    lanes.add('a', '2', again.work);
    first.finish();
    await new Promise(setImmediate);
    lanes.add('a', '2', aTask().work);
    lanes.clear();
    second.finish();
    await lanes.idle();
    expect([second.hasBegun(), again.hasBegun()]).toEqual([true, false]);
  });
});
