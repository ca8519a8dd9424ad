import { afterPress } from './after-press';

const happens = (type: string) => window.dispatchEvent(new Event(type));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('runs at once when nothing is being pressed', () => {
  const run = jest.fn();
  afterPress(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it.each(['pointerup', 'pointercancel'])('waits for the end of a press (%s), and for its click', (end) => {
  const run = jest.fn();
  happens('pointerdown');
  afterPress(run);
  jest.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  happens(end);
  expect(run).not.toHaveBeenCalled();
  jest.runAllTimers();
  happens(end);
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
