import { eachTaken } from './each-taken';

const sent: string[] = [];
const send = (change: string) => {
  sent.push(change);
  return Promise.resolve({ data: change === 'refused' ? undefined : { change } });
};

beforeEach(() => sent.splice(0));

it('sends one change after the other', async () => {
  expect(await eachTaken(['first', 'second'], send)).toBe(true);
  expect(sent).toEqual(['first', 'second']);
});

it('says that not all were taken, and sends nothing after the refusal', async () => {
  expect(await eachTaken(['first', 'refused', 'last'], send)).toBe(false);
  expect(sent).toEqual(['first', 'refused']);
});
