import { eachTaken } from './each-taken';

const sent: string[] = [];
const send = (change: string) => {
  sent.push(change);
  return Promise.resolve({ data: change === 'refused' ? undefined : sent.length });
};

beforeEach(() => sent.splice(0));

it('sends one change after the other, and says what was answered to each', async () => {
  expect(await eachTaken(['first', 'second'], send)).toEqual([
    { change: 'first', data: 1 },
    { change: 'second', data: 2 },
  ]);
  expect(sent).toEqual(['first', 'second']);
});

it('goes on behind one that was refused, and leaves that out', async () => {
  expect(await eachTaken(['first', 'refused', 'last'], send)).toEqual([
    { change: 'first', data: 1 },
    { change: 'last', data: 3 },
  ]);
});
