import { Lanes } from './lanes';

function aTask() {
  let finish: () => void = () => undefined;
  let hasBegun = false;
  const ended = new Promise<void>((resolve) => (finish = resolve));
  const work = () => ((hasBegun = true), ended);
  return { work, finish: () => finish(), hasBegun: () => hasBegun };
}

describe('lanes', () => {
  it('let one lane take only its share, and go on in turn', async () => {
    const lanes = new Lanes(3, 2);
    const tasks = ['a', 'a', 'a', 'b', 'b'].map((lane) => ({ lane, ...aTask() }));
    tasks.forEach(({ lane, work }) => lanes.add(lane, work));
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
    const lanes = new Lanes(1, 1);
    const [first, second] = [aTask(), aTask()];
    lanes.add('a', first.work);
    lanes.add('a', second.work);
    lanes.clear();
    first.finish();
    await lanes.idle();
    expect(second.hasBegun()).toBe(false);
  });
});
